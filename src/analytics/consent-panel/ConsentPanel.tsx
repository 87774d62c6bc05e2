import React, {type ReactNode} from 'react';
import type {Consent} from '../consent';
import styles from './styles.module.css';

interface Props {
  /** Names of the services, as they are read in a sentence. */
  names: string[];
  privacyPolicyUrl: string | null;
  consent: Consent;
  isRefusedByBrowser: boolean;
  onDecide: (consent: 'granted' | 'refused') => void;
  onClose: () => void;
}

const STATE: Record<Consent, string> = {
  granted: 'Analytics are on.',
  refused: 'Analytics are off.',
  undecided: 'Nothing loads and nothing is stored until you decide.',
};

/** Both buttons have the same weight. The panel takes no focus and covers only a corner, so the page can be read without an answer. */
export default function ConsentPanel({
  names,
  privacyPolicyUrl,
  consent,
  isRefusedByBrowser,
  onDecide,
  onClose,
}: Props): ReactNode {
  const services = new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
  return (
    <section className={styles.panel} aria-labelledby="consent-title">
      <h2 id="consent-title">Allow usage analytics?</h2>
      <p>
        They show us which pages help and which don’t. If you agree, this site loads {services}. {STATE[consent]}
      </p>
      {isRefusedByBrowser ? (
        <p>Your browser asks sites not to track you, so nothing is measured, whatever you choose here.</p>
      ) : (
        <div className={styles.answers}>
          <button type="button" aria-pressed={consent === 'granted'} onClick={() => onDecide('granted')}>
            Allow
          </button>
          <button type="button" aria-pressed={consent === 'refused'} onClick={() => onDecide('refused')}>
            Don’t allow
          </button>
        </div>
      )}
      <div className={styles.links}>
        {privacyPolicyUrl !== null && (
          <a href={privacyPolicyUrl} target="_blank" rel="noopener">
            Privacy policy
          </a>
        )}
        {consent !== 'undecided' && (
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        )}
      </div>
    </section>
  );
}
