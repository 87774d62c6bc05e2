/** Something about a query that its writer might not expect. Code in messages is between backticks. */
export interface Finding {
  /** `error`: Strapi rejects the request. `warning`: the response differs from what the query suggests. `note`: good to know. */
  level: 'error' | 'warning' | 'note';
  text: string;
  /** Page and section with more information, relative to the site's root. */
  to?: string;
}

/** One parameter of the query string, or a part of the query that does not get there. */
export interface Part {
  /** As in the query string, unencoded: `filters[price][$lt]`. */
  name: string;
  /** For the eye, shortened; `null` for what has none. */
  value: string | null;
  meaning: string;
  findings: Finding[];
}

/** Names that lead to a part of the query, outermost first. */
export type Path = readonly string[];
