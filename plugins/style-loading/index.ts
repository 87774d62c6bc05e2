import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';

const require = createRequire(__filename);

/** The path of a plugin's module, and its options. */
const listedPlugin = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/**
 * Makes PostCSS's plugins once, where its loader makes them, and looks for a configuration file, for each style sheet: a second of
 * CPU in a build. The style sheets are the same.
 */
export default function styleLoadingPlugin(): Plugin {
  const made = new Map<string, unknown>();

  function madeOnce(plugin: unknown): unknown {
    const {success, data} = listedPlugin.safeParse(plugin);
    if (!success) return plugin;
    const key = JSON.stringify(data);
    if (!made.has(key)) made.set(key, make(...data));
    return made.get(key);
  }

  return {
    name: 'style-loading',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(madeOnce)}),
  };
}

function make(file: string, options: Record<string, unknown>): unknown {
  const create: unknown = require(file);
  if (typeof create === 'function') return Reflect.apply(create, undefined, [options]);
  throw new Error(`plugins/style-loading: ${file} exports no function any more. Take the plugin out of docusaurus.config.ts.`);
}
