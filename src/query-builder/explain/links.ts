/** Sections with more information. A test compares the anchors with the pages. */
const REST = '/cms/api/rest';
const PARAMETERS = `${REST}/parameters`;
const FILTERS = `${REST}/filters`;
const FILTER_OPERATORS = `${REST}/filter-operators`;
const FILTER_VALUES = `${REST}/filter-values`;
const POPULATE = `${REST}/populate-select`;
const SORT = `${REST}/sort-pagination`;

export const LINKS = {
  strict: `${PARAMETERS}#unknown`,
  reserved: `${PARAMETERS}#all`,
  whereEachWorks: `${PARAMETERS}#where`,
  fields: `${POPULATE}#fields`,
  pagination: `${SORT}#errors`,
  populate: `${POPULATE}#object`,
  wildcard: `${POPULATE}#wildcard`,
  sort: `${SORT}#forms`,
  sortInside: `${SORT}#inside-populate`,
  locales: `${REST}#locales`,
  drafts: '/cms/api/content-api/permissions#protect-drafts',
  publicationFilter: `${REST}/status#publication-filter`,
  endpoints: `${REST}#endpoints`,
  access: `${REST}#access`,
  unauthorized: `${REST}#unauthorized-or-forbidden`,
  errors: `${REST}#errors`,
  read: `${REST}#read`,
  operators: `${FILTERS}#operators`,
  logic: `${FILTER_OPERATORS}#logical`,
  ne: `${FILTER_OPERATORS}#ne`,
  between: `${FILTER_OPERATORS}#between`,
  severalValues: `${FILTER_VALUES}#several-values`,
  emptyValues: `${FILTER_VALUES}#empty-values`,
  qs: `${FILTERS}#qs`,
  relations: `${FILTERS}#deep-filters`,
  locale: `${FILTERS}#locale-and-status`,
  search: `${FILTERS}#search`,
  filterErrors: `${FILTERS}#errors`,
} as const;
