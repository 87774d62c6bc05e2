import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {MarkdownProps} from './RenderedMarkdown';

/** The parser is as large as the rest of the modal and is not needed before the first answer. Can be tried again. */
export const loadMarkdown = () => import('./RenderedMarkdown');

let loaded: ComponentType<MarkdownProps> | null = null;

/** Markdown that someone else wrote, drawn without anything of it being run. Until it can be drawn, it is shown as it is. */
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
