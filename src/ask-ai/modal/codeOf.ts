import type {ExtraProps} from 'react-markdown';

interface Code {
  text: string;
  /** `undefined` for a missing or invalid language. */
  language: string | undefined;
  title: string | undefined;
}

/** The content of a fence. Of its metadata only the title is used, because other options have effects. */
export function codeOf(pre: ExtraProps['node']): Code {
  const code = pre?.children.find((child) => child.type === 'element');
  const [child] = code?.children ?? [];
  const {className} = code?.properties ?? {};
  const classNames = Array.isArray(className) ? className.join(' ') : '';
  const language = /(?:^| )language-([\w+#-]{1,30})(?: |$)/.exec(classNames)?.[1];
  const meta = code?.data && 'meta' in code.data && typeof code.data.meta === 'string' ? code.data.meta : '';
  return {
    text: child?.type === 'text' ? child.value.replace(/\n$/, '') : '',
    language: language?.toLowerCase(),
    title: /\btitle="([^"]{1,100})"/.exec(meta)?.[1],
  };
}
