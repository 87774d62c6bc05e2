import {Finding, type SourceFile} from 'docs-corpus';
import type {Claim} from './claims/claim';
import {claimsOf, type ClaimOptions} from './claims/claimsOf';
import {openDocs, type DocsOptions} from './docs';

/** The statements of a file, and their faults. */
export interface FileStatements {
  /** Path relative to the root. */
  file: string;
  claims: readonly Claim[];
  findings: readonly Finding[];
}

/** A fault in a file, with the line (1-based) where it is. */
export interface LineFault {
  line: number;
  fault: string;
  fix: string;
}

export interface StatementOptions extends ClaimOptions {
  /** Rules of the site about a file, such as names that don't exist. */
  rules?: (source: SourceFile) => readonly LineFault[];
}

/** @param isWanted selects files by their path relative to the root */
export function readStatements(options: StatementOptions & DocsOptions, isWanted: (file: string) => boolean): FileStatements[] {
  const reader = openDocs(options);
  // Filters first, because parsing all files takes longer than reading the statements of one.
  const wanted = reader.files().filter((docsPath) => isWanted(reader.fileOf(docsPath)));
  return wanted.flatMap((docsPath) => {
    const {source, file} = reader.inspect(docsPath);
    if (!source) return [];
    const claims = claimsOf(source, options);
    const findings = faultsOf(source, claims, options).map(({line, fault, fix}) => new Finding(file, line, fault, fix));
    return [{file, claims, findings}];
  });
}

/** Statements without evidence, and what the rules of the site report. */
export function statementFaults(source: SourceFile, options: StatementOptions): LineFault[] {
  return faultsOf(source, claimsOf(source, options), options);
}

function faultsOf(source: SourceFile, claims: readonly Claim[], {rules}: StatementOptions): LineFault[] {
  return [...claims.flatMap(({line, fault}) => (fault ? [{line, ...fault}] : [])), ...(rules?.(source) ?? [])];
}
