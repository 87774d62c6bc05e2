import React, {useEffect, useState, type ReactNode} from 'react';
import {parseVerdicts, VERDICTS_URL, type PageVerdict} from './pageVerdict';
import styles from './styles.module.css';

/** How often a writer's browser looks for news. */
const PAUSE_MS = 1_000;

/** For writers: what the proof says of the page since it was last saved. @param file relative to the site */
export default function LiveVerdict({file}: {file: string}): ReactNode {
  const verdict = useVerdict(file);
  if (!verdict) return null;
  const {isRunning, proven, faults} = verdict;
  return (
    <div role="status" className={styles.verdict} data-proof-verdict>
      <strong>{headline(verdict)}</strong>
      {!isRunning && faults.length === 0 && proven > 0 && <span> {`Changed samples that hold: ${proven}.`}</span>}
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>
              <pre>{fault}</pre>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function headline({isRunning, faults}: PageVerdict): string {
  if (isRunning) return 'Proving this page …';
  if (faults.length === 0) return 'This page is proven.';
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} on this page:`;
}

function useVerdict(file: string): PageVerdict | null {
  const [verdict, setVerdict] = useState<PageVerdict | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      void readVerdict(file).then(setVerdict);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [file]);
  return verdict;
}

/** `null` while the server restarts, too. */
async function readVerdict(file: string): Promise<PageVerdict | null> {
  try {
    const response = await fetch(VERDICTS_URL);
    return parseVerdicts(await response.json())?.[file] ?? null;
  } catch {
    return null;
  }
}
