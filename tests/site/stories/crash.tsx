import React, {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

/** Throws on request, until the root element is marked as fixed. */
export default function Crash(): ReactNode {
  const [isArmed, setIsArmed] = useState(false);
  return (
    <Layout title="Crash">
      <main>
        <h1>Crash</h1>
        <button type="button" onClick={() => setIsArmed(true)}>
          Crash this page
        </button>
        {isArmed && <Bomb />}
      </main>
    </Layout>
  );
}

function Bomb(): ReactNode {
  if (!('fixed' in document.documentElement.dataset)) throw new Error('The story crashed as asked.');
  return <p>The story works again.</p>;
}
