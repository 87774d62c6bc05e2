/** Link to a section of a page, without the parameters that belong to this visit (a search, a campaign). */
export function sectionLink(pageUrl: string, id: string): string {
  const url = new URL(pageUrl);
  url.search = '';
  url.hash = id;
  return url.href;
}
