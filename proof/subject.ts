import {seedKey} from './cms/harness/source';
import {RECORDED_NODE} from './cms/scripts/node.mjs';
import {pinnedVersion} from './pinnedVersion';
import {runnerCode} from './runnerCode';
import {RUNNERS} from './runners';

/** What verdicts are valid for. */
export interface Subject {
  /** The Strapi version. */
  version: string;
  /** The Node.js version. */
  node: string;
  /** Hash of the bookshop and its seed. */
  bookshop: string;
  /** Hash of the code of each runner. */
  code: Readonly<Record<string, string>>;
}

export function currentSubject(siteDir: string): Subject {
  return {version: pinnedVersion(siteDir), node: RECORDED_NODE, bookshop: seedKey(), code: runnerCode(siteDir, RUNNERS)};
}
