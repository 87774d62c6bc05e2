import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import {useNearViewport} from '@site/src/article/useNearViewport';
import styles from './styles.module.css';

// A production build rejects diagrams without a drawing, so it doesn't need Mermaid.
const Preview = process.env.NODE_ENV === 'production' ? null : lazy(() => import('@theme-original/Mermaid'));

/** A diagram without a committed drawing. In `npm start`, Mermaid draws it in the browser. */
export default function Undrawn({value}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  const text = <pre>{value}</pre>;
  return (
    <div ref={element} className={styles.undrawn}>
      {Preview && isNear ? (
        <Suspense fallback={text}>
          <Preview value={value} />
        </Suspense>
      ) : (
        text
      )}
      <p>
        This is a preview. Run <code>npm run diagrams</code> to draw the diagram for readers.
      </p>
    </div>
  );
}
