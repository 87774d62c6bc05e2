declare module '@generated/search/default/headings.json' {
  const url: string;
  export default url;
}

declare module '@generated/search/default/texts.json' {
  const url: string;
  export default url;
}

declare module '@generated/search/default/options.json' {
  import type {BrowserOptions} from '@site/src/search/format';

  const options: BrowserOptions;
  export default options;
}
