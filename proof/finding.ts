/** A problem with a sample that its author can fix. */
export interface Finding {
  /** Path relative to the site. */
  file: string;
  /** 1-based. */
  line: number;
  /** What is wrong, as a sentence with a period. */
  fault: string;
  /** What to do, as a sentence with a period. */
  fix: string;
}

/** One line: location, problem, and fix. */
export function formatFinding({file, line, fault, fix}: Finding): string {
  return `${file}:${line}: ${fault} ${fix}`.trimEnd();
}
