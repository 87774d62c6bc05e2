import type {CorpusPage} from 'docs-corpus/types';

/** Where readers start, and what they rarely look for. The first prefix that fits a page's id counts. */
const RANKS: readonly (readonly [prefix: string, rank: number])[] = [
  ['cms/intro', 100],
  ['cms/quick-start', 95],
  ['cloud/intro', 92],
  ['cms/api/rest/guides/', 55],
  ['cms/api/rest/', 75],
  ['cms/api/rest', 90],
  // Readers who look for an API other than REST name it, and a query that names an area finds that area.
  ['cms/api/graphql', 40],
  ['cms/api/document-service', 50],
  ['cms/api/client', 50],
  ['cms/api/entity-service/', 40],
  ['cms/api/query-engine/', 40],
  ['cms/faq', 85],
  ['cms/features/', 80],
  ['cms/migration/v4-to-v5/breaking-changes/', 10],
  ['cms/migration/', 30],
  ['cms/configurations/guides/', 40],
  ['cms/configurations/media-library-providers/', 40],
  ['cms/configurations/sso-providers/', 35],
  ['cms/configurations/users-and-permissions-providers/', 30],
  ['cms/backend-customization/examples', 35],
  ['cms/plugins-development/guides/', 35],
  ['cms/', 60],
  ['cloud/', 50],
  ['release-notes', 10],
];

const DEFAULT_RANK = 40;

/** How likely readers look for a page, 0 to 100, when the words alone do not decide. */
export function pageRank(page: Pick<CorpusPage, 'id'>): number {
  return RANKS.find(([prefix]) => page.id.startsWith(prefix))?.[1] ?? DEFAULT_RANK;
}
