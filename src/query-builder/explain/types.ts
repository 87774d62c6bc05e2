/** A fault of a query, or something unexpected about it. Code in messages is between backticks. */
export interface QueryDiagnostic {
  /** `error`: Strapi rejects the request. `warning`: the response differs from what the query suggests. */
  level: 'error' | 'warning';
  text: string;
  /** Page and section with more information, relative to the site's root. */
  to?: string;
}

/** One parameter of the query string, or a part of the query that isn't sent. */
export interface Part {
  /** As in the query string, unencoded: `filters[price][$lt]`. */
  name: string;
  /** The value, shortened for display. `null` if there is none. */
  value: string | null;
  meaning: string;
  findings: QueryDiagnostic[];
}

/** Names that lead to a part of the query, outermost first. */
export type Path = readonly string[];
