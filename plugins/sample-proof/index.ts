import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {proofUrl} from '../../src/lib/markdownUrl';
import type {PageProof} from '../../src/sample-proof/pageProof';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {knownCode} from '../corpus/knownCode';
import type {FrontMatterAddition} from '../frontMatter';
import {CONTENT_TYPES, generatedFiles, type GeneratedFile} from '../generatedFiles';
import {LOCK, readLock} from './lock';
import {pageProof, proofDetails, proofTotals} from './pageProof';

/** Front matter key of the results. */
const KEY = 'sampleProof';

/**
 * Writes the totals of the proof to `totals.json` for the start page, `null` before the first proof, and serves what is behind the seals
 * of each page at its URL plus `.proof.json`.
 */
export default function sampleProofPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    const lock = readLock(siteDir);
    if (!lock || !corpus) return [];
    return knownCode(corpus.reader).flatMap(({page, blocks}) => {
      const details = proofDetails(lock, page.id, blocks);
      return details ? [{url: proofUrl(page.path), contentType: CONTENT_TYPES.json, text: () => JSON.stringify(details)}] : [];
    });
  }

  return {
    name: 'sample-proof',
    getPathsToWatch: () => [path.join(siteDir, LOCK)],
    async contentLoaded({actions}) {
      const lock = readLock(siteDir);
      await actions.createData('totals.json', JSON.stringify(lock && proofTotals(lock)));
    },
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    ...generatedFiles('sample-proof', (url) => url.endsWith('.proof.json'), files),
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
