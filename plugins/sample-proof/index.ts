import path from 'node:path';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {LOCK, readLock} from '../../proof/lock';
import {pageProof, proofTotals} from './pageProof';

/** Key of the front matter under which pages get it. */
const KEY = 'sampleProof';

/** Gives the start page the totals of the proof as `totals.json`, `null` before the first proof. */
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

/**
 * Adds what was proven of a page to its front matter, which reaches the browser with the page and with no other.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export function withSampleProof(siteDir: string, docsDir: string): ParseFrontMatter {
  const lock = readLock(siteDir);
  const docs = path.resolve(siteDir, docsDir);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const place = path.relative(docs, params.filePath).split(path.sep).join('/');
    const proof = lock && pageProof(lock, place.replace(/\.mdx?$/, ''));
    return proof ? {...result, frontMatter: {...result.frontMatter, [KEY]: proof}} : result;
  };
}
