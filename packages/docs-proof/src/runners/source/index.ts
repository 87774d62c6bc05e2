import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSource, withoutWhitespace, type Reference} from '../../samples/source';
import type {Subject} from '../../subject';
import type {Failure, Runner} from '../../types';

/** Looks up quotations from the product's files. @param product its name */
export function sourceRunner(product: string): Runner {
  return {
    name: 'source',
    folder: import.meta.dirname,
    proves: `found in the source code of ${product}`,
    takes: ({kind}) => kind === 'source',
    prove: (samples, {subject, done}) => {
      const files = new Map<string, string | null>();
      const textOf = (file: string): string | null => {
        const known = files.get(file) ?? readQuoted(subject.sources?.folder, file);
        files.set(file, known);
        return known;
      };
      return Promise.resolve(
        samples.map((sample) => {
          done(sample);
          return {sample, failures: parseSource(sample.text).flatMap((reference) => failuresOf(reference, textOf, subject))};
        }),
      );
    },
  };
}

type Quoted = Pick<Subject, 'name' | 'version' | 'sources'>;

function failuresOf({file, texts}: Reference, textOf: (file: string) => string | null, quoted: Quoted): Failure[] {
  const product = `${quoted.name} ${quoted.version}`;
  const text = textOf(file);
  if (text === null)
    return [
      {
        fault: `The packages of ${product} have no file ${file}.`,
        fix: `Name a file in ${quoted.sources?.name ?? 'its sources'}.`,
      },
    ];
  return texts
    .filter((wanted) => !text.includes(withoutWhitespace(wanted)))
    .map((wanted) => ({
      fault: `${file} doesn't say "${wanted}" in ${product}.`,
      fix: 'Read the file, and correct the statement and its source.',
    }));
}

/** Reads a file without whitespace. @returns `null` if the file doesn't exist */
function readQuoted(folder: string | undefined, file: string): string | null {
  if (folder === undefined) return null;
  const absolute = path.resolve(folder, file);
  if (!absolute.startsWith(folder + path.sep) || !existsSync(absolute)) return null;
  return withoutWhitespace(readFileSync(absolute, 'utf8'));
}
