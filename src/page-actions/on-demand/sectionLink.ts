/** Link to a section of a page, without what the page's own address carries for this visit only (a search, a campaign). */
export function sectionLink(pageAddress: string, id: string): string {
  const url = new URL(pageAddress);
  url.search = '';
  url.hash = id;
  return url.href;
}
