import React, {memo, type ReactNode} from 'react';
import ReactMarkdown, {type Components, type ExtraProps} from 'react-markdown';
import remarkGfm from 'remark-gfm';
import CodeBlock from '@theme/CodeBlock';
import ScrollableTable from '@site/src/article/ScrollableTable';
import {codeOf} from './codeOf';
import SafeLink from './SafeLink';
import styles from './styles.module.css';

export interface MarkdownProps {
  text: string;
  /** Prefix for IDs, unique for each text on the page. */
  name: string;
}

const PLUGINS = [remarkGfm];
/** The label of a sample without a title, which becomes its title. */
const LABELED_CODE = /^\*\*([^*"\n]+)\*\*\n\n(```[\w-]+)$/gm;

/** Headings are one level below that of the question. Nothing is fetched from other hosts, so images are links. */
const COMPONENTS: Components = {
  h1: ({children}) => <h5>{children}</h5>,
  h2: ({children}) => <h5>{children}</h5>,
  h3: ({children}) => <h5>{children}</h5>,
  h4: ({children}) => <h6>{children}</h6>,
  h5: ({children}) => <h6>{children}</h6>,
  p: ({node, children}) => <p className={isLabel(node) ? styles.label : undefined}>{children}</p>,
  a: ({href, children}) => <SafeLink href={href ?? ''}>{children}</SafeLink>,
  img: ({src, alt}) => <SafeLink href={src ?? ''}>{alt || 'Picture'}</SafeLink>,
  input: ({checked}) => <input type="checkbox" checked={checked} readOnly disabled aria-label={checked ? 'Done' : 'Not done'} />,
  table: ({children}) => <ScrollableTable>{children}</ScrollableTable>,
  pre: ({node}) => {
    const {text, language, title} = codeOf(node);
    return (
      <CodeBlock language={language} title={title}>
        {text}
      </CodeBlock>
    );
  },
};

/** HTML in the text is removed. */
function RenderedMarkdown({text, name}: MarkdownProps): ReactNode {
  return (
    <div className={`markdown ${styles.markdown}`}>
      <ReactMarkdown
        remarkPlugins={PLUGINS}
        remarkRehypeOptions={{clobberPrefix: `${name}-`}}
        components={COMPONENTS}
        urlTransform={keep}
        skipHtml
      >
        {text.replace(LABELED_CODE, '$2 title="$1"')}
      </ReactMarkdown>
    </div>
  );
}

/** A label for the code below it: `**Response 200**`. */
function isLabel(paragraph: ExtraProps['node']): boolean {
  const [child, ...others] = paragraph?.children ?? [];
  return others.length === 0 && child?.type === 'element' && child.tagName === 'strong';
}

/** Every URL goes through SafeLink. */
function keep(url: string): string {
  return url;
}

export default memo(RenderedMarkdown);
