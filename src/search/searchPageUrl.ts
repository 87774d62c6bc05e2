/** @param page one-based */
export function searchPageUrl(searchPagePath: string, query: string, page = 1): string {
  const parameters = new URLSearchParams({q: query, ...(page > 1 && {page: String(page)})});
  return `${searchPagePath}?${parameters.toString()}`;
}
