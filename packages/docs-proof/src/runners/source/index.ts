import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSource, squeeze, type Reference} from '../../samples/source';
import type {Failure, Runner} from '../../../../../proof/types';

/** Looks up quotations from the pinned packages. */
export const source: Runner = {
  name: 'source',
  proves: 'found in the source code of Strapi',
  takes: ({kind}) => kind === 'source',
  prove: (samples, {cmsDir, version, done}) => {
    const files = new Map<string, string | null>();
    const textOf = (file: string): string | null => {
      const known = files.get(file) ?? readPackaged(cmsDir, file);
      files.set(file, known);
      return known;
    };
    return Promise.resolve(
      samples.map((sample) => {
        done(sample);
        return {sample, failures: parseSource(sample.text).flatMap((reference) => failuresOf(reference, textOf, version))};
      }),
    );
  },
};

function failuresOf({file, texts}: Reference, textOf: (file: string) => string | null, version: string): Failure[] {
  const text = textOf(file);
  if (text === null)
    return [{fault: `The packages of Strapi ${version} have no file ${file}.`, fix: 'Name a file in proof/cms/node_modules.'}];
  return texts
    .filter((wanted) => !text.includes(squeeze(wanted)))
    .map((wanted) => ({
      fault: `${file} doesn't say "${wanted}" in Strapi ${version}.`,
      fix: 'Read the file, and correct the statement and its source.',
    }));
}

/** Reads a file without whitespace. @returns `null` if the file doesn't exist */
function readPackaged(cmsDir: string, file: string): string | null {
  const root = path.join(cmsDir, 'node_modules');
  const absolute = path.resolve(root, file);
  if (!absolute.startsWith(root + path.sep) || !existsSync(absolute)) return null;
  return squeeze(readFileSync(absolute, 'utf8'));
}
