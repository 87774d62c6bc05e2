import type {Sample} from './types';

/** Samples in the files, and those of snippets that the pages among them include. */
export function samplesInScope(samples: readonly Sample[], isInScope: (file: string) => boolean): Sample[] {
  return samples.filter(({file, page}) => [file, `docs/${page}.md`, `docs/${page}.mdx`].some(isInScope));
}
