/** Something about a sample that its writer can fix. */
export interface Finding {
  /** Relative to the site. */
  file: string;
  /** 1-based. */
  line: number;
  /** A sentence with a period: what is wrong. */
  fault: string;
  /** A sentence with a period: what to do. */
  fix: string;
}

/** One line: where, what, and what to do. */
export function formatFinding({file, line, fault, fix}: Finding): string {
  return `${file}:${line}: ${fault} ${fix}`.trimEnd();
}
