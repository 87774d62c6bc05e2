/** Something about a query that its writer might not expect. Code in messages is between backticks. */
export interface Finding {
  /** `error`: Strapi refuses the request. `warning`: it answers, but with something else. `note`: good to know. */
  level: 'error' | 'warning' | 'note';
  text: string;
  /** Page and section that say more, from the root of the site. */
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
