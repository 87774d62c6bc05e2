import {rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../plugins/writeWhole';
import {VERDICTS_FILE, type PageVerdict, type PageVerdicts} from '../../src/sample-proof/pageVerdict';

export interface VerdictsFile {
  set: (file: string, verdict: PageVerdict) => void;
  /** Removes the file when pages are no longer watched. */
  remove: () => void;
}

export function openVerdictsFile(siteDir: string): VerdictsFile {
  const place = path.join(siteDir, VERDICTS_FILE);
  const verdicts: PageVerdicts = {};
  writeWhole(place, '{}');
  return {
    set(file, verdict) {
      verdicts[file] = verdict;
      writeWhole(place, JSON.stringify(verdicts));
    },
    remove: () => rmSync(place, {force: true}),
  };
}
