/** The endpoint and query that a reader is writing. */
export interface Draft {
  endpoint: string;
  /** As typed, including faults. */
  query: string;
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.endpoint === other.endpoint && one.query === other.query;
}
