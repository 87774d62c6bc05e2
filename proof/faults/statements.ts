import path from 'node:path';
import {createCorpusReader, type SourceFile} from 'docs-corpus';
import {unitsOf} from '../claims/units';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {statementFaults} from '../statements';
import {planted, problemsOf, type Place} from './planted';

/** Folder of pages whose statements and names are checked without a CMS. */
const STATEMENTS = 'proof/faults/statements';

export interface StatementFaults {
  planted: number;
  checked: number;
  problems: readonly string[];
}

/** Checks the pages with planted faults in prose, tables, and names. */
export function readStatements(siteDir: string, isWanted: (file: string) => boolean): StatementFaults {
  const docsDir = path.join(siteDir, STATEMENTS);
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  const places = reader.files().flatMap((docsPath) => {
    const {source} = reader.inspect(docsPath);
    return source && isWanted(source.file) ? placesOf(source) : [];
  });
  const faults = planted(docsDir, siteDir).filter(({file}) => isWanted(file));
  return {planted: faults.length, checked: places.length, problems: problemsOf(places, faults)};
}

function placesOf(source: SourceFile): Place[] {
  const {file} = source;
  const faults = statementFaults(source).map(({line, fault, fix}) => ({
    file,
    line,
    texts: [`${file}:${line}: ${fault} ${fix}`],
  }));
  const units = unitsOf(source).map(({line}) => ({file, line, texts: []}));
  return [...units, ...faults];
}
