import path from 'node:path';
import {defineProof} from 'docs-proof/defineProof';
import {SITE} from '../plugins/corpus/site';
import {RECORDED_NODE} from './cms/scripts/node.mjs';
import {STRAPI_REASONS} from './strapiEvidence';
import {RUNNERS} from './runners';
import {STATEMENTS} from './statements';
import {STRAPI} from './subject';

/** What the proof of the docs of Strapi needs to know. */
export const STRAPI_PROOF = {
  ...STATEMENTS,
  root: path.resolve(import.meta.dirname, '..'),
  docs: 'docs',
  forms: SITE,
  lock: 'proof/proof.lock.json',
  faults: {samples: 'proof/faults/pages', statements: 'proof/faults/statements'},
  subject: STRAPI,
  runners: RUNNERS,
  reasons: STRAPI_REASONS,
  // With PROOF_NODE=22, failures are shown and nothing is recorded.
  isRecorded: process.versions.node === RECORDED_NODE,
  command: 'npm run proof --',
  guide: 'proof/README.md',
};

/** The proof of the docs of Strapi. */
export const strapiProof = defineProof(STRAPI_PROOF);
