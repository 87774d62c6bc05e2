/** Draws a diagram (130 KB of library) when it comes near the viewport; until then, and without JavaScript, its text is shown. */
import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import {useNearViewport} from '@site/src/components/useNearViewport';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  const text = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, only a mouse could scroll
    <pre className={styles.text} tabIndex={0}>
      {props.value}
    </pre>
  );
  return (
    <div ref={element} className={styles.diagram}>
      {isNear ? (
        <Suspense fallback={text}>
          <Diagram {...props} />
        </Suspense>
      ) : (
        text
      )}
    </div>
  );
}
