import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {MarkdownProps} from './RenderedMarkdown';

/** Loaded separately, because the parser is as large as the rest of the modal and isn't needed before the first answer. Can be retried. */
export const loadMarkdown = () => import('./RenderedMarkdown');

let loaded: ComponentType<MarkdownProps> | null = null;

/** Renders untrusted Markdown without running any of it. Shows the source until the parser is loaded. */
export default function Markdown(props: MarkdownProps): ReactNode {
  const [Rendered, setRendered] = useState(() => loaded);

  useEffect(() => {
    if (Rendered) return;
    loadMarkdown().then(
      (module) => {
        loaded = module.default;
        setRendered(() => module.default);
      },
      (error: unknown) => console.warn('Answers are shown as plain text because their formatting did not load.', error),
    );
  }, [Rendered]);

  return Rendered ? <Rendered {...props} /> : <p style={{whiteSpace: 'pre-wrap'}}>{props.text}</p>;
}
