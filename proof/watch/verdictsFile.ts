import {rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../plugins/writeWhole';
import {VERDICTS_FILE, type PageVerdict, type PageVerdicts} from '../../src/sample-proof/pageVerdict';

export interface VerdictsFile {
  set: (file: string, verdict: PageVerdict) => void;
  /** Removes the verdict of a deleted page. */
  delete: (file: string) => void;
  /** Removes the file when pages are no longer watched. */
  remove: () => void;
}

export function openVerdictsFile(siteDir: string): VerdictsFile {
  const place = path.join(siteDir, VERDICTS_FILE);
  const verdicts = new Map<string, PageVerdict>();
  const write = (): void => {
    const content: PageVerdicts = Object.fromEntries(verdicts);
    writeWhole(place, JSON.stringify(content));
  };
  write();
  return {
    set(file, verdict) {
      verdicts.set(file, verdict);
      write();
    },
    delete(file) {
      if (verdicts.delete(file)) write();
    },
    remove: () => rmSync(place, {force: true}),
  };
}
