/** What a reader is working on. */
export interface Draft {
  endpoint: string;
  /** As typed, faults included. */
  query: string;
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.endpoint === other.endpoint && one.query === other.query;
}
