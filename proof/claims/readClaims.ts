import {createCorpusReader, type SourceFile} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {LISTS} from '../coverage/lists';
import {judgeUnit, type Claim} from './judge';
import {unitsOf, type Unit} from './units';

/** The claims of one file of the docs. */
export interface FileClaims {
  /** Relative to the site. */
  file: string;
  claims: readonly Claim[];
}

/** @param isWanted chooses files, by their path from the site */
export function readClaims(docsDir: string, siteDir: string, isWanted: (file: string) => boolean): FileClaims[] {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  return reader.files().flatMap((docsPath) => {
    const {source, file} = reader.inspect(docsPath);
    return source && isWanted(file) ? [{file, claims: claimsOf(source)}] : [];
  });
}

export function claimsOf(source: SourceFile): Claim[] {
  const covered = coveredColumns(source);
  return unitsOf(source).flatMap((unit) => judgeUnit(unit, isCovered(unit, covered)) ?? []);
}

/** First columns of the tables whose defaults the coverage compares with the packages. */
function coveredColumns({text}: SourceFile): ReadonlySet<string> {
  const covers = /^covers: \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  const names = covers.split(',').map((name) => name.replace(/['"\s]/g, ''));
  return new Set(LISTS.filter(({name}) => names.includes(name)).map(({column}) => column));
}

function isCovered({row}: Unit, columns: ReadonlySet<string>): boolean {
  const [first] = row?.table.headers ?? [];
  return first !== undefined && columns.has(first);
}
