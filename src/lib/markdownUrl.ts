/** URL of a docs page as Markdown, on this site. The build writes the file there, and the browser fetches it. */
export function markdownUrl(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}

/** URL of the page's requests as a file, which only pages with requests have. */
export function requestsUrl(permalink: string): string {
  return markdownUrl(permalink).replace(/md$/, 'http');
}

/** URL of how the page's samples were proven, which only pages with samples have. */
export function proofUrl(permalink: string): string {
  return markdownUrl(permalink).replace(/md$/, 'proof.json');
}
