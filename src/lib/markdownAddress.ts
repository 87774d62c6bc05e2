/** URL of a docs page as Markdown, on this site. The build writes the file there, and the browser fetches it. */
export function markdownAddress(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** URL of the page's requests as a file, which only pages with requests have. */
export function requestsAddress(permalink: string): string {
  return markdownAddress(permalink).replace(/md$/, 'http');
}
