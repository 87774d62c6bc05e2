import React, {type ReactNode} from 'react';
import {PROOF, PROVEN_ON} from './names';
import type {PageProof} from './pageProof';
import {Seal} from './Seal';
import styles from './styles.module.css';

/** Says below the title how many samples of the page were run. It opens to how. */
export function PageSeal({version, samples}: PageProof): ReactNode {
  if (samples === 0) return null;
  return (
    <button type="button" className={styles.seal} aria-haspopup="dialog" {...{[PROOF]: '', [PROVEN_ON]: version}}>
      <Seal className={styles.icon} />
      <span>{`${samples} ${samples === 1 ? 'sample' : 'samples'}, run on Strapi ${version}`}</span>
    </button>
  );
}
