/** Loads the playground (41 KB) when it comes near the viewport; until then, and without JavaScript, the code is shown. */
import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/LiveCodeBlock';
import CodeBlock from '@theme-init/CodeBlock';
import {useNearViewport} from '@site/src/components/useNearViewport';

const Playground = lazy(() => import('@theme-original/LiveCodeBlock'));

export default function LiveCodeBlock(props: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  const code = <CodeBlock {...props} />;
  return (
    <div ref={element} data-playground>
      {isNear ? (
        <Suspense fallback={code}>
          <Playground {...props} />
        </Suspense>
      ) : (
        code
      )}
    </div>
  );
}
