import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import {useNearViewport} from '@site/src/article/useNearViewport';
import {mayEvaluate} from './mayEvaluate';

const Playground = lazy(() =>
  import('./Playground').catch((error: unknown) => {
    console.warn('The playground could not be loaded.', error);
    return {default: Unloaded};
  }),
);

function Unloaded({code}: {code: string}): ReactNode {
  return (
    <>
      <pre>
        <code>{code}</code>
      </pre>
      <p role="alert">This code can’t be edited: its editor didn’t load. Check your connection, and reload the page.</p>
    </>
  );
}

interface Props {
  code: string;
  language: string;
  /** The highlighted code. */
  children: ReactNode;
}

/** Loads the playground (41 KB) when it comes near the viewport; until then, and without JavaScript, the code is shown. */
export default function LiveCode({code, language, children}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  return (
    <div ref={element} data-playground>
      {isNear && mayEvaluate() ? (
        <Suspense fallback={children}>
          <Playground code={code} language={language} />
        </Suspense>
      ) : (
        children
      )}
      {isNear && !mayEvaluate() && (
        <p>
          <button type="button" className="button button--primary" onClick={() => location.reload()}>
            Edit and run this code
          </button>
        </p>
      )}
    </div>
  );
}
