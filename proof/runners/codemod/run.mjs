// Run by runCodemods.ts in a separate process: runs codemods of the upgrade tool, each on a project that has one file.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

process.once('message', async ({cmsDir, folder, jobs}) => {
  const require = createRequire(createRequire(path.join(cmsDir, 'package.json')).resolve('@strapi/upgrade'));
  forgetListeners(require);
  const {modules} = require('@strapi/upgrade');
  const repository = modules.codemodRepository.codemodRepositoryFactory().refresh();
  const codemods = new Map(repository.find({}).flatMap((group) => group.codemods.map((codemod) => [codemod.uid, codemod])));
  const results = [];
  for (const [index, job] of jobs.entries()) {
    const codemod = codemods.get(job.codemod);
    results.push(codemod ? await run(modules, codemod, job, path.join(folder, `${index}`)) : {kind: 'unknown'});
  }
  process.send({codemods: [...codemods.keys()], results}, () => process.disconnect());
});

/** jscodeshift's worker keeps the listeners of earlier runs and notifies each of them about every file. */
function forgetListeners(require) {
  const worker = require.resolve('jscodeshift/src/Worker');
  const start = require(worker);
  require.cache[worker].exports = (args) => start(args).removeAllListeners();
}

async function run(modules, codemod, {file, text}, cwd) {
  const place = path.join(cwd, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(packageOf(file)));
  if (file !== 'package.json') writeFileSync(place, text);
  // One codemod compares paths with the working directory.
  process.chdir(cwd);
  const project = modules.project.projectFactory(cwd);
  if (!project.files.includes(place)) return {kind: 'unread', paths: project.paths};
  writeFileSync(place, text);
  const output = [];
  const restore = [capture(process.stdout, output), capture(process.stderr, output)];
  const [{report}] = await project.runCodemods([codemod], {dry: false});
  for (const end of restore) end();
  if (report.error > 0) return {kind: 'failed', message: output.join('').match(/ error \((.*)\)$/m)?.[1] ?? ''};
  return {kind: 'ran', text: readFileSync(place, 'utf8')};
}

/** A plugin has its code in a different folder. */
function packageOf(file) {
  const isPlugin = /^(?:admin|server)\/|^strapi-(?:admin|server)\.js$/.test(file);
  return {name: 'bookshop', dependencies: {'@strapi/strapi': '4.26.1'}, ...(isPlugin && {strapi: {kind: 'plugin'}})};
}

/** The tool only counts files that it can't parse, and writes their errors to the console. */
function capture(stream, output) {
  const {write} = stream;
  stream.write = (chunk) => {
    output.push(String(chunk));
    return true;
  };
  return () => {
    stream.write = write;
  };
}
