/** `npm run record:pages`: adds new pages to the list of published URLs, which must keep working. */
import {writeFileSync} from 'node:fs';
import {presentPages, PUBLISHED_FILE, readPublishedPages} from '../../plugins/legacy-redirects/publishedPages';

const published = readPublishedPages();
const all = [...new Set([...published, ...presentPages(process.cwd())])].sort();
writeFileSync(PUBLISHED_FILE, `${all.join('\n')}\n`);
console.log(`${all.length - published.length} new pages recorded, ${all.length} in all.`);
