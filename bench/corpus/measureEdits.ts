/**
 * A process of its own: what `npm start` does after each edit of a page, before the bundler has all that it needs to
 * send the update, with the plugins that work on the corpus and without them.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite, reloadSitePlugin, type Site} from '@docusaurus/core/lib/server/site.js';
import {GROWN_DOCS} from '../growTree';
import {EDITS, printMeasured, type Edits} from './protocol';

/** The largest page: an edit takes longest to parse here. */
const EDITED = path.join(GROWN_DOCS, 'cms/api/rest.md');
const DOCS_PLUGIN = {name: 'docusaurus-plugin-content-docs', id: 'default'};
const CORPUS_PLUGINS: ReadonlySet<string> = new Set([
  'search',
  'llms-txt',
  'tag-index',
  'legacy-redirects',
  'release-feed',
  'not-found-suggestions',
]);
/** Until faults of the docs were looked for, which is what a writer's pause is used for. */
const PAUSE_IN_MS = 2500;

async function measureEdits(): Promise<Edits> {
  const site = await loadSite({siteDir: process.cwd()});
  const withoutPlugins = withPlugins(site, (name) => !CORPUS_PLUGINS.has(name));
  const original = readFileSync(EDITED, 'utf8');
  const measured: Edits = {withPlugins: [], withoutPlugins: []};
  for (let count = 1; count <= EDITS; count += 1) {
    writeFileSync(EDITED, `${original}\n\nEdit ${count}.\n`);
    measured.withPlugins.push(await contentLoadedTime(site));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MS));
    measured.withoutPlugins.push(await contentLoadedTime(withoutPlugins));
  }
  writeFileSync(EDITED, original);
  return measured;
}

function withPlugins(site: Site, isKept: (name: string) => boolean): Site {
  return {...site, props: {...site.props, plugins: site.props.plugins.filter(({name}) => isKept(name))}};
}

/** From the first plugin's hook to the end of the last one's: the step in which plugins work on what was loaded. */
async function contentLoadedTime(site: Site): Promise<number> {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const plugins = site.props.plugins.map((plugin) => ({
    ...plugin,
    async allContentLoaded(parameters: Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]) {
      first = Math.min(first, performance.now());
      await plugin.allContentLoaded?.(parameters);
      last = Math.max(last, performance.now());
    },
  }));
  await reloadSitePlugin({...site, props: {...site.props, plugins}}, DOCS_PLUGIN);
  return last - first;
}

void measureEdits().then((measured) => {
  printMeasured(measured);
  process.exit();
});
