/**
 * `npm run proof`: proves the samples of the docs against the real CMS and records those that pass in `proof/proof.lock.json`.
 */
import path from 'node:path';
import {exitWithCounts} from 'docs-proof/report/exitWithCounts';
import {pinnedVersion} from './pinnedVersion';
import {compareRecords, writeRecords} from './records';
import {strapiProof} from './strapiProof';

const root = path.resolve(import.meta.dirname, '..');
const version = pinnedVersion(root);

exitWithCounts(
  strapiProof.run(process.argv.slice(2), {
    record: () => writeRecords(root, version),
    compareRecords: () => compareRecords(root, version),
  }),
);
