/** `npm run record:pages`: puts new pages on the record of published ones, so that none of them can get lost. */
import {writeFileSync} from 'node:fs';
import {presentPages, PUBLISHED_FILE, readPublishedPages} from '../../plugins/legacy-redirects/publishedPages';

const published = readPublishedPages();
const all = [...new Set([...published, ...presentPages(process.cwd())])].sort();
writeFileSync(PUBLISHED_FILE, `${all.join('\n')}\n`);
console.log(`${all.length - published.length} new pages recorded, ${all.length} in all.`);
