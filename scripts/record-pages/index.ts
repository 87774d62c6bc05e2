/** `npm run record:pages`: adds new pages and sections to the lists of published ones, whose URLs must keep working. */
import {writeFileSync} from 'node:fs';
import {
  presentPages,
  presentSections,
  PUBLISHED_FILE,
  PUBLISHED_SECTIONS_FILE,
  readPublishedPages,
  readPublishedSections,
} from '../../plugins/legacy-redirects/publishedPages';

function record(file: string, published: readonly string[], present: readonly string[], what: string): void {
  const all = [...new Set([...published, ...present])].sort();
  writeFileSync(file, `${all.join('\n')}\n`);
  console.log(`${all.length - published.length} new ${what} recorded, ${all.length} in all.`);
}

record(PUBLISHED_FILE, readPublishedPages(), presentPages(process.cwd()), 'pages');
record(PUBLISHED_SECTIONS_FILE, readPublishedSections(), presentSections(process.cwd()), 'sections');
