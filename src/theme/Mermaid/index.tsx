/** Shows the generated drawing of a diagram, so that readers don't download Mermaid and nothing moves. */
import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props as OriginalProps} from '@theme/Mermaid';
import {useIsScrollable} from '@site/src/article/useIsScrollable';
import Undrawn from './Undrawn';
import styles from './styles.module.css';

interface Props extends Partial<OriginalProps> {
  /** SVG; `null` for a diagram that isn't drawn yet, which only development has. */
  drawing: string | null;
}

export default function Mermaid({value = '', drawing}: Props): ReactNode {
  return drawing === null ? <Undrawn value={value} /> : <Drawing svg={drawing} />;
}

function Drawing({svg}: {svg: string}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(element);
  return (
    <div
      ref={element}
      className={clsx('diagram', styles.diagram)}
      dangerouslySetInnerHTML={{__html: svg}}
      {...(isScrollable && {tabIndex: 0, role: 'group', 'aria-label': 'Diagram'})}
    />
  );
}
