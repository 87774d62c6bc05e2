import type {Finding} from 'docs-corpus';

/** What a check finds in the text of a file: a `Finding` without the file. */
export interface Fault {
  /** 1-based. */
  line: number;
  /** Description of the fault, without a period. */
  reason: string;
  /** How to fix it. */
  fix: string;
}

/** The last line of the check, `3 faults in 2 files`. */
export function countFindings(findings: readonly Finding[]): string {
  const files = new Set(findings.map(({file}) => file)).size;
  return `${findings.length} ${findings.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}`;
}
