import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageProof} from '../../src/sample-proof/pageProof';
import type {FrontMatterAddition} from '../frontMatter';
import {LOCK, readLock} from './lock';
import {pageProof, proofTotals} from './pageProof';

/** Front matter key of the results. */
const KEY = 'sampleProof';

/** Writes the totals of the proof to `totals.json` for the start page; `null` before the first proof. */
export default function sampleProofPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-proof',
    getPathsToWatch: () => [path.join(siteDir, LOCK)],
    async contentLoaded({actions}) {
      const lock = readLock(siteDir);
      await actions.createData('totals.json', JSON.stringify(lock && proofTotals(lock)));
    },
  };
}

/** The version of Strapi that the samples were run on; `null` before the first proof. */
export function provenVersion(siteDir: string): string | null {
  return readLock(siteDir)?.version ?? null;
}

/** Adds a page's results to its front matter, which the browser loads only with that page. */
export function sampleProofOf(siteDir: string): FrontMatterAddition {
  const lock = readLock(siteDir);
  // Called for all pages after each edit.
  const proofs = new Map<string, PageProof | null>();
  return (page) => {
    if (lock && !proofs.has(page)) proofs.set(page, pageProof(lock, page));
    const proof = proofs.get(page);
    return proof ? {[KEY]: proof} : {};
  };
}
