import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BookshopRunner} from '../../cms-process/app';
import {CMS_DIR} from '../../conventions';

/** Compares files of the tutorial's website with those that `npm run proof:frontend` builds and visits. */
export const frontend: BookshopRunner = {
  name: 'frontend',
  folder: import.meta.dirname,
  proves: 'part of a website that was built and visited',
  takes: ({hints}) => hints.runner === 'frontend',
  prove: (samples, {done}) =>
    Promise.resolve(
      samples.map((sample) => {
        done(sample);
        const file = path.join(CMS_DIR, '../frontend', sample.title ?? '');
        const isFile = sample.title !== null && existsSync(file);
        if (isFile && readFileSync(file, 'utf8').trim() === sample.text.trim()) return {sample, failures: []};
        const fault = isFile ? 'The file is different in proof/frontend.' : 'proof/frontend has no such file.';
        return {sample, failures: [{fault, fix: 'Change both in the same way, and run "npm run proof:frontend".'}]};
      }),
    ),
};
