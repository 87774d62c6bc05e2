import {cpSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusPage} from 'docs-corpus';
import {PRISM_COMPONENTS} from '../../src/site/codeLanguages';
import {SITE_TITLE} from '../../src/site/constants';
import {BENCH} from '../install';
import {runMeasured, type Usage} from '../usage';
import {sidebarsText, writePages} from './docs';

const FOLDER = path.resolve('.cache/bench/peers');

/** Folder of a peer's pages, copied configuration files, program, and output folder. Paths are relative to its project. */
const PEERS = {
  stock: {
    docs: 'docs',
    configuration: {'stock.config.mjs': 'docusaurus.config.mjs'},
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
  },
  starlight: {
    docs: 'src/content/docs',
    configuration: {'starlight.config.mjs': 'astro.config.mjs', 'starlight.content.mjs': 'src/content.config.mjs'},
    build: ['node_modules/astro/astro.js', 'build'],
    out: 'dist',
  },
};

export type PeerName = keyof typeof PEERS;

/** Folder of a peer's project. */
function folderOf(name: PeerName): string {
  return path.join(FOLDER, name);
}

/** Folder of a peer's build. */
export function buildOf(name: PeerName): string {
  return path.join(folderOf(name), PEERS[name].out);
}

/** Writes a peer's project: our pages, the peer's configuration from `bench/peers`, and a link to the packages of `bench`. */
export function writePeer(name: PeerName, pages: readonly CorpusPage[]): void {
  const {docs, configuration} = PEERS[name];
  const folder = folderOf(name);
  for (const old of [docs, 'node_modules']) rmSync(path.join(folder, old), {recursive: true, force: true});
  writePages(path.join(folder, docs), pages);
  symlinkSync(path.resolve(BENCH, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [from, to] of Object.entries(configuration)) cpSync(path.join(BENCH, 'peers', from), path.join(folder, to));
  const site = {title: SITE_TITLE, languages: PRISM_COMPONENTS, staticFolder: path.resolve('static')};
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(path.join(folder, 'sidebars.json'), sidebarsText());
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, private: true}));
}

/** Builds a peer without caches. */
export async function buildPeer(name: PeerName): Promise<Usage> {
  const folder = folderOf(name);
  const caches = ['.docusaurus', '.astro', 'node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite'];
  for (const cache of caches) rmSync(path.join(folder, cache), {recursive: true, force: true});
  return runMeasured(PEERS[name].build, {cwd: folder, environment: {ASTRO_TELEMETRY_DISABLED: '1'}});
}
