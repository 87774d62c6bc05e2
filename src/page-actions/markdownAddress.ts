/** Address of a docs page as Markdown, on this site; plugins/llms-txt writes the file. */
export function markdownAddress(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink.replace(/\/$/, '')}.md`;
}
