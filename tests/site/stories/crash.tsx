import React, {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

/** Whether the cause of the crash is gone; lives longer than the page, which a crash takes down. */
const cause = {isGone: false};

/** Crashes when it is told to, until the cause is taken away. */
export default function Crash(): ReactNode {
  const [isArmed, setIsArmed] = useState(false);
  return (
    <Layout title="Crash">
      <main>
        <h1>Crash</h1>
        <button type="button" onClick={() => setIsArmed(true)}>
          Crash this page
        </button>
        <button type="button" onClick={() => Object.assign(cause, {isGone: true})}>
          Take the cause away
        </button>
        {isArmed && <Bomb />}
      </main>
    </Layout>
  );
}

function Bomb(): ReactNode {
  if (!cause.isGone) throw new Error('The story crashed as asked.');
  return <p>The story works again.</p>;
}
