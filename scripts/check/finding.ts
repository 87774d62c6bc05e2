/** A fault in a line of a file, in the format of the corpus's errors. */
export interface Fault {
  /** 1-based. */
  line: number;
  /** Description of the fault, without a period. */
  reason: string;
  /** How to fix it. */
  fix: string;
}

/** One fault that a writer can fix. */
export interface Finding extends Fault {
  /** Relative to the site. */
  file: string;
}

/** One line: place, fault, and fix. */
export function formatFinding({file, line, reason, fix}: Finding): string {
  return `${file}:${line}: ${reason}. ${fix}`.replace(/\s*\n\s*/g, ' ');
}

/** By file, then by line. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** The last line of the check, `3 faults in 2 files`. */
export function countFindings(findings: readonly Finding[]): string {
  const files = new Set(findings.map(({file}) => file)).size;
  return `${findings.length} ${findings.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}`;
}
