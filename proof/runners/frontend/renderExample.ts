import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {build, type BuildOptions, type PluginBuild} from 'esbuild';
import type {Failure} from 'docs-proof/types';

/** Packages of the website with React, which the first page installs. */
const PACKAGES = path.resolve(import.meta.dirname, '../../frontend/react');

const SHOW = `
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Example from 'example';
console.log(renderToStaticMarkup(createElement(Example)));
`;

/** Renders the example of a playground: each text of its content must be in the HTML. */
export async function renderExample(code: string): Promise<Failure[]> {
  const bundle = await bundled(code);
  if ('fault' in bundle) return [bundle];
  const {status, stdout, stderr} = spawnSync(process.execPath, ['-'], {input: bundle.script, encoding: 'utf8'});
  if (status !== 0) return [{fault: `The example doesn't render: ${stderr}`}];
  const texts = [...code.matchAll(/text: '([^']+)'/g)].flatMap(([, text]) => (text === undefined ? [] : [text]));
  return texts.filter((text) => !stdout.includes(text)).map((text) => ({fault: `The result doesn't have "${text}".`}));
}

async function bundled(code: string): Promise<{script: string} | Failure> {
  const options = {
    stdin: {contents: SHOW, resolveDir: PACKAGES},
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'example',
        setup(bundler: PluginBuild) {
          bundler.onResolve({filter: /^example$/}, () => ({path: 'example', namespace: 'example'}));
          bundler.onLoad({filter: /.*/, namespace: 'example'}, () => ({contents: code, loader: 'tsx', resolveDir: PACKAGES}));
        },
      },
    ],
  } satisfies BuildOptions;
  try {
    const {outputFiles} = await build(options);
    return {script: outputFiles[0]?.text ?? ''};
  } catch (error) {
    return {fault: `The example can't be bundled: ${error instanceof Error ? error.message : String(error)}`};
  }
}
