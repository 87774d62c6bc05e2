/** `npm run --workspace docs-proof build`: compiles the package with the corpus inside to `dist`, which `npm pack` packs. */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'));
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Globals of Node.js that packages in CommonJS use. */
const NODE_NAMES = [
  "import {createRequire as createNodeRequire} from 'node:module';",
  'const require = createNodeRequire(import.meta.url);',
  'const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];',
].join('\n');

/** Parts of Docusaurus's utilities that load loaders of webpack and configuration files, which pages don't need. */
const withoutWebpack = {
  name: 'without-webpack',
  setup({onLoad}) {
    onLoad({filter: /@docusaurus[\\/]utils[\\/]lib[\\/](?:webpackUtils|moduleUtils)\.js$/}, () => ({
      contents: 'module.exports = {};',
    }));
  },
};

rmSync(dist, {recursive: true, force: true});
const {metafile} = await build({
  absWorkingDir: folder,
  entryPoints: {index: 'src/index.ts', cli: 'src/cli.ts'},
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  metafile: true,
  external: Object.keys(manifest.peerDependencies),
  banner: {js: NODE_NAMES},
  plugins: [withoutWebpack],
  logLevel: 'warning',
});

const {name, version, description, license, engines, peerDependencies, peerDependenciesMeta} = manifest;
const published = {
  ...{name, version, description, license, type: 'module', engines},
  exports: {'.': './index.js'},
  bin: {'docs-proof': './cli.js'},
  ...{peerDependencies, peerDependenciesMeta},
};
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
cpSync(path.join(folder, 'README.md'), path.join(dist, 'README.md'));
if (process.argv.includes('--sizes')) {
  const sizes = Object.values(metafile.outputs).flatMap(({inputs}) => Object.entries(inputs));
  const packages = new Map();
  for (const [file, {bytesInOutput}] of sizes) {
    const owner = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.replace(/.*node_modules/, 'node_modules'))?.[1] ?? 'own code';
    packages.set(owner, (packages.get(owner) ?? 0) + bytesInOutput);
  }
  for (const [owner, bytes] of [...packages].sort(([, a], [, b]) => b - a).slice(0, 25)) console.log(bytes, owner);
}
