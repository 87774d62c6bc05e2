import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import packageJson from '../../package.json';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {docsData} from './data';
import type {DocsData} from './docs';
import {readLock} from '../sample-proof/lock';
import {toTar} from './tar';

/** Writes `mcp.tgz`, an npm package without dependencies: `npx -y https://docs.strapi.io/mcp.tgz` serves the docs over MCP. */
export default function mcpPlugin(context: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;
  return {
    name: 'mcp',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    async postBuild({outDir}) {
      if (!corpus) throw new Error('The MCP package was asked for before Docusaurus had loaded the docs.');
      const {title, tagline, url} = context.siteConfig;
      const site = {title, tagline, url};
      const strapi = readLock(context.siteDir)?.version ?? null;
      const data = docsData(corpus.pages(), {site, version: packageJson.version, sidebars: corpus.sidebars, strapi});
      await writeFile(path.join(outDir, 'mcp.tgz'), await packServer(data));
    },
  };
}

/** The package, in the format of `npm pack`. */
export async function packServer(data: DocsData): Promise<Buffer> {
  const bundled = await build({
    entryPoints: [path.join(__dirname, 'main.mjs')],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    write: false,
    // Parts of the SDK are CommonJS.
    banner: {js: "import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
  });
  const manifest = {
    name: 'strapi-docs-mcp',
    version: data.version,
    description: data.site.title,
    license: packageJson.license,
    type: 'module',
    bin: 'main.js',
    engines: {node: '>=20'},
  };
  const tar = toTar({
    'package/package.json': JSON.stringify(manifest),
    'package/main.js': bundled.outputFiles[0]?.text ?? '',
    'package/docs.json': JSON.stringify(data),
  });
  return promisify(gzip)(tar, {level: 9});
}
