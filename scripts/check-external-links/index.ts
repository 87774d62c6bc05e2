/**
 * `npm run check:links`: asks for each page of another site that the docs or the footer link to, at most once a second for a host, and prints
 * what moved or is gone, with the files that link to it. Exits with code 1 for pages that are gone. Without a network, it says so and exits
 * with code 0. No test runs it, because other sites can be down.
 */
import path from 'node:path';
import {createCorpusReader} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {LINKS} from '../../src/site/constants';
import {runScript} from '../runScript';
import {askHosts, type Answer} from './askHosts';

const {docsDir, siteUrl} = parseEnvironment(process.env);
const reader = createCorpusReader({docsDir: path.resolve(docsDir), siteDir: process.cwd(), siteUrl});
const sources = new Map<string, Set<string>>();

function add(url: string, source: string): void {
  if (!/^https?:\/\/[\w-]+\.[\w.-]+(?:\/|$)/.test(url) || url.startsWith(`${siteUrl}/`)) return;
  const page = url.replace(/#.*$/, '');
  sources.set(page, (sources.get(page) ?? new Set()).add(source));
}

for (const url of Object.values(LINKS)) add(url, 'src/site/constants.ts');
for (const docsPath of reader.files()) {
  const {file, links} = reader.inspect(docsPath);
  for (const {url, line} of links?.links ?? []) add(url, `${file}:${line}`);
}

runScript(checkLinks);

async function checkLinks(): Promise<void> {
  const answers = await askHosts([...sources.keys()].sort(), {fetch});
  const all = [...answers];
  if (all.length > 0 && all.every(([, {kind}]) => kind === 'unreachable')) {
    console.log(`No network: none of ${all.length} pages of other sites could be reached, so none was checked.`);
  } else {
    const faults = all.filter(([, {kind}]) => kind !== 'works');
    for (const [url, answer] of faults)
      console.log(`${url} ${describe(answer)}\n${[...(sources.get(url) ?? [])].map((place) => `  ${place}`).join('\n')}`);
    console.log(`${all.length} pages of other sites, ${faults.length} to look at.`);
    if (faults.some(([, {kind}]) => kind === 'broken')) process.exitCode = 1;
  }
}

function describe(answer: Answer): string {
  if (answer.kind === 'moved') return `moved to ${answer.to}. Change the link`;
  if (answer.kind === 'broken') return `returns ${answer.status}. Remove the link, or find the page's new URL`;
  return answer.kind === 'unreachable' ? `can't be reached: ${answer.reason}` : 'works';
}
