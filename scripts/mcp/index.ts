/** `npm run --silent mcp`: serves the docs folder over the Model Context Protocol, always up to date with its files. */
import path from 'node:path';
import packageJson from '../../package.json';
import {sharedCorpusReader} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {liveData} from '../../plugins/mcp/data';
import {serveDocs} from '../../plugins/mcp/serve';
import sidebars from '../../sidebars';
import {SITE_TAGLINE, SITE_TITLE} from '../../src/site/constants';
import {runScript} from '../runScript';

async function serve(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl});
  const site = {title: SITE_TITLE, tagline: SITE_TAGLINE, url: siteUrl};
  await serveDocs(liveData(reader, {site, version: packageJson.version, sidebars}));
}

runScript(serve);
