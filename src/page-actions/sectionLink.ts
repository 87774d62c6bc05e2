/** Link to a section of a page, without the parameters that belong to this visit (a search, a campaign). */
export function sectionLink(pageAddress: string, id: string): string {
  const url = new URL(pageAddress);
  url.search = '';
  url.hash = id;
  return url.href;
}
