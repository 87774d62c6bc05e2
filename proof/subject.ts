import {seedKey} from './cms/harness/source';
import {pinnedVersion} from './pinnedVersion';
import {runnerCode} from '../packages/docs-proof/src/lock/runnerCode';
import {RUNNERS} from './runners';

/** What verdicts are valid for. */
export interface Subject {
  /** The Strapi version. */
  version: string;
  /** Hash of the bookshop and its seed. */
  bookshop: string;
  /** Hash of the code of each runner. */
  code: Readonly<Record<string, string>>;
}

export function currentSubject(siteDir: string): Subject {
  return {version: pinnedVersion(siteDir), bookshop: seedKey(), code: runnerCode(siteDir, RUNNERS)};
}
