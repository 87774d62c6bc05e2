import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toCompact} from '../../plugins/search/compact';
import type {SearchRecord} from '../../src/search/format';
import {escapeHtml} from '../../src/search/markup';
import {BENCH, run} from '../install';

const PROGRAMS = `${BENCH}/node_modules/.bin`;
/** Where Docusaurus's own packages are taken from. */
const SITE_PACKAGES = path.resolve('node_modules');

/** A folder that is served: pages, and the three searches over them. */
export interface RivalSite {
  folder: string;
  /** Paths of the pages. */
  paths: string[];
}

/** The built pages that have records. */
export function copyPages(records: readonly SearchRecord[], build: string, folder: string): RivalSite {
  const paths = pathsOf(records);
  rmSync(folder, {recursive: true, force: true});
  for (const page of paths) cpSync(path.join(build, `${page}.html`), path.join(folder, `${page}.html`));
  return addSearches({folder, paths}, records);
}

/** Pages made of records, with the markup that Docusaurus gives to pages. */
export function writePages(records: readonly SearchRecord[], folder: string): RivalSite {
  rmSync(folder, {recursive: true, force: true});
  const paths = pathsOf(records);
  for (const page of paths) {
    const sections = records.filter(({url_without_anchor}) => new URL(url_without_anchor).pathname === page);
    const file = path.join(folder, `${page}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, renderPage(sections));
  }
  return addSearches({folder, paths}, records);
}

function pathsOf(records: readonly SearchRecord[]): string[] {
  return [...new Set(records.map(({url_without_anchor}) => new URL(url_without_anchor).pathname))];
}

function renderPage([page, ...sections]: readonly SearchRecord[]): string {
  const title = escapeHtml(page?.hierarchy.lvl1 ?? '');
  const text = (record?: SearchRecord): string => `<p>${escapeHtml(record?.content ?? '')}</p>`;
  const body = sections.map(
    (section) =>
      `<h2 id="${section.anchor ?? ''}">${escapeHtml(section.hierarchy.lvl2 ?? '')}<a class="hash-link" href="#${section.anchor ?? ''}"></a></h2>${text(section)}`,
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${text(page)}${body.join('')}</div></article></main></body></html>`;
}

function addSearches(site: RivalSite, records: readonly SearchRecord[]): RivalSite {
  const folder = path.join(site.folder, 'bench');
  mkdirSync(folder, {recursive: true});
  const {headings, texts} = toCompact(records);
  writeFileSync(path.join(folder, 'headings.json'), JSON.stringify(headings));
  writeFileSync(path.join(folder, 'texts.json'), JSON.stringify(texts));
  bundle('src/search/embedded/worker.ts', path.join(folder, 'worker.js'));
  addPagefind(site);
  addEasyops(site, folder);
  bundle(`${BENCH}/rivals/searchers.mjs`, path.join(folder, 'searchers.js'));
  writeFileSync(
    path.join(site.folder, 'index.html'),
    '<!doctype html><title>Bench</title><script src="/bench/searchers.js"></script>',
  );
  return site;
}

/** Only what a page says is indexed, without the signs that link to headings; names in code keep their signs. */
function addPagefind({folder}: RivalSite): void {
  const options = ['--root-selector', '.theme-doc-markdown', '--exclude-selectors', '.hash-link', '--include-characters', '_$@'];
  run(`${PROGRAMS}/pagefind`, ['--site', folder, ...options, '--quiet']);
}

function addEasyops({folder, paths}: RivalSite, scripts: string): void {
  // Inside the bench's packages, since the plugin looks for its own from there.
  const work = path.resolve(BENCH, 'node_modules/.cache/easyops');
  mkdirSync(work, {recursive: true});
  writeFileSync(`${work}/paths.json`, JSON.stringify(paths));
  bundle(`${BENCH}/rivals/easyopsIndex.mjs`, `${work}/index.cjs`, [
    '--platform=node',
    `--alias:@docusaurus/utils-common=${SITE_PACKAGES}/@docusaurus/utils-common/lib/index.js`,
  ]);
  run('node', [`${work}/index.cjs`, folder, `${work}/paths.json`, `${work}/generated`]);
  const plugin = `${BENCH}/node_modules/@easyops-cn/docusaurus-search-local`;
  bundle(`${plugin}/dist/client/client/theme/worker.js`, path.join(scripts, 'easyops-worker.js'), [
    `--alias:@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js=${work}/generated/generated-constants.js`,
  ]);
}

function bundle(entry: string, file: string, options: readonly string[] = []): void {
  run(`${PROGRAMS}/esbuild`, [entry, '--bundle', '--minify', `--outfile=${file}`, '--log-level=error', ...options]);
}
