import {createCorpusReader, Finding, type SourceFile} from 'docs-corpus';
import {DEFAULT_SITE_URL} from '../src/site/constants';
import {claimsOf} from './claims/claimsOf';
import type {Claim} from './claims/judge';
import type {NameFault} from './names/checkNames';
import {checkRules} from './rules';

/** What a file of the docs states, and what is wrong with it. */
export interface FileStatements {
  /** Path relative to the site. */
  file: string;
  claims: readonly Claim[];
  findings: readonly Finding[];
}

/** @param isWanted selects files by their path relative to the site */
export function readStatements(docsDir: string, siteDir: string, isWanted: (file: string) => boolean): FileStatements[] {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  // Parsing all files would take longer than the statements of one.
  const wanted = reader.files().filter((docsPath) => isWanted(reader.fileOf(docsPath)));
  return wanted.flatMap((docsPath) => {
    const {source, file} = reader.inspect(docsPath);
    if (!source) return [];
    const claims = claimsOf(source);
    const findings = faultsOf(source, claims).map(({line, fault, fix}) => new Finding(file, line, fault, fix));
    return [{file, claims, findings}];
  });
}

/** Statements without evidence, and names and values that differ from what was recorded about the packages. */
export function statementFaults(source: SourceFile): NameFault[] {
  return faultsOf(source, claimsOf(source));
}

function faultsOf(source: SourceFile, claims: readonly Claim[]): NameFault[] {
  return [...claims.flatMap(({line, fault}) => (fault ? [{line, ...fault}] : [])), ...checkRules(source)];
}
