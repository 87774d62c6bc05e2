import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import {useNearViewport} from '@site/src/article/useNearViewport';

const Playground = lazy(() => import('@theme/LiveCodeBlock'));

interface Props {
  code: string;
  language: string;
  /** The code, colored. */
  children: ReactNode;
}

/** Loads the playground (41 KB) when it comes near the viewport; until then, and without JavaScript, the code is shown. */
export default function LiveCode({code, language, children}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  return (
    <div ref={element} data-playground>
      {isNear ? (
        <Suspense fallback={children}>
          <Playground className={`language-${language}`}>{code}</Playground>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
