import type {SourceFile} from 'docs-corpus';
import {unitsOf} from '../claims/units';
import {openDocs, type DocsOptions} from '../docs';
import {statementFaults, type StatementOptions} from '../statements';
import {planted, problemsOf, type Place} from './planted';

export interface StatementFaults {
  planted: number;
  checked: number;
  problems: readonly string[];
}

/** Checks pages with planted faults in prose, tables, and names. Doesn't start the subject. */
export function proveStatementFaults(
  options: StatementOptions & DocsOptions,
  isWanted: (file: string) => boolean = () => true,
): StatementFaults {
  const reader = openDocs(options);
  const places = reader.files().flatMap((docsPath) => {
    const {source} = reader.inspect(docsPath);
    return source && isWanted(source.file) ? placesOf(source, options) : [];
  });
  const faults = planted(options).filter(({file}) => isWanted(file));
  return {planted: faults.length, checked: places.length, problems: problemsOf(places, faults)};
}

function placesOf(source: SourceFile, options: StatementOptions): Place[] {
  const {file} = source;
  const faults = statementFaults(source, options).map(({line, fault, fix}) => ({
    file,
    line,
    texts: [`${file}:${line}: ${fault} ${fix}`],
  }));
  const units = unitsOf(source).map(({line}) => ({file, line, texts: []}));
  return [...units, ...faults];
}
