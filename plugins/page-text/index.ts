import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {packTables} from '../bundle-size/route-tables/pack.mjs';
import {splitScript} from './splitScript';

export {rehypePageText} from './rehypePageText';

const manifest = z.object({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.looseObject({js: z.array(z.object({file: z.string()})).default([])})),
});

/**
 * Puts the text of each page that React leaves alone into a separate file next to the page's script. The page that is loaded first
 * doesn't need it: the browser has it in the HTML. All others load both at once.
 *
 * `rehypePageText` writes each module's text into one string, this takes it out of the finished script, and src/page-text uses it. The
 * switch is the config's list of plugins, for both.
 */
export default function pageTextPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-text',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const include = path.join(generatedFilesDir, 'registry.js');
      // After plugins/bundle-size has packed the registry, in whatever order the config has the two.
      return {module: {rules: [{include, enforce: 'post', use: require.resolve('./registryLoader.mjs')}]}};
    },
    async postBuild({outDir}) {
      const {origins, assets} = manifest.parse(
        JSON.parse(await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8')),
      );
      for (const [name, {module}] of packTables(generatedFilesDir).chunks) {
        if (!/\.mdx?$/.test(module)) continue;
        // A chunk is listed after its dependencies.
        const file = assets[origins[name]?.at(-1) ?? '']?.js[0]?.file;
        if (file === undefined) throw changed(`The manifest of chunks has no file for ${module}`);
        await splitFile(path.join(outDir, file), baseUrl + file.replace(/js$/, 'json'), module);
      }
    },
  };
}

async function splitFile(file: string, address: string, module: string): Promise<void> {
  const split = splitScript(await readFile(file, 'utf8'), address);
  if (!split) throw changed(`The script of ${module} has no text to put apart`);
  await writeFile(file, split.script);
  await writeFile(file.replace(/js$/, 'json'), JSON.stringify(split.pieces));
}

function changed(what: string): Error {
  return new Error(
    `plugins/page-text: ${what}, other than with Docusaurus 3.10.2. Adapt plugins/page-text, or take pageTextPlugin and rehypePageText out of docusaurus.config.ts.`,
  );
}
