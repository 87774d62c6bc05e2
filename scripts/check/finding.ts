/** One fault that a writer can cure. */
export interface Finding {
  /** Relative to the site. */
  file: string;
  /** 1-based. */
  line: number;
  /** What is wrong. */
  fault: string;
  /** What to do about it. */
  cure: string;
}

/** One line: where, what, and what to do. */
export function formatFinding({file, line, fault, cure}: Finding): string {
  return `${file}:${line}: ${fault} ${cure}`.replace(/\s*\n\s*/g, ' ');
}
