/** Something about a sample that its writer can cure. */
export interface Finding {
  /** Relative to the site. */
  file: string;
  /** 1-based. */
  line: number;
  /** A sentence with a period: what is wrong. */
  fault: string;
  /** A sentence with a period: what to do. */
  cure: string;
}

/** One line: where, what, and what to do. */
export function formatFinding({file, line, fault, cure}: Finding): string {
  return `${file}:${line}: ${fault} ${cure}`.trimEnd();
}
