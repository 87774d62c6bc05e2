/**
 * `npm run proof:plugin`: builds, checks, and packs the plugin of the pages on plugin development, installs the package in a new project
 * as its users would, and calls its endpoint there.
 */
import assert from 'node:assert/strict';
import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {installCms} from './installCms';
import {pinnedVersion} from './pinnedVersion';
import {quickStartFiles} from './tutorials/contentTypes';
import {writeFile} from 'docs-proof/tutorials/files';
import {lastLines} from 'docs-proof/tutorials/output';
import {createStrapiProject} from './tutorials/project';
import type {Project} from 'docs-proof/tutorials/project';
import {runCommands, startServer} from 'docs-proof/tutorials/terminal';

const CMS = path.join(import.meta.dirname, 'cms');
const NAME = 'reading-list';

const packed = z.array(z.object({filename: z.string(), files: z.array(z.object({path: z.string()}))})).length(1);

/** @returns what it printed */
async function run(command: string, project: Project): Promise<string> {
  console.log(`> ${command}`);
  const {code, output} = await runCommands(command, project);
  if (code !== 0) throw new Error(`"${command}" ends with ${code}.\n${lastLines(output)}`);
  return output;
}

/** @returns absolute path of the package */
async function pack(project: Project): Promise<string> {
  const folder = path.join(project.work, NAME);
  cpSync(path.join(CMS, 'src/plugins', NAME), folder, {recursive: true});
  // The packages that it's developed with, the SDK among them, are those of the bookshop.
  symlinkSync(path.join(CMS, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await run(`cd ${folder}\nnpm run build\nnpm run verify`, project);
  const output = await run('npm pack --json', project);
  const [tarball] = packed.parse(JSON.parse(output.slice(output.indexOf('['))));
  assert.ok(tarball);
  const files = tarball.files.map((file) => file.path);
  for (const file of ['dist/server/index.js', 'dist/admin/index.mjs'])
    assert.ok(files.includes(file), `${file} isn't in the package.`);
  assert.deepEqual(
    files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
    [],
    'Sources are in the package.',
  );
  return path.join(folder, tarball.filename);
}

async function main(): Promise<void> {
  installCms(CMS);
  const project = await createStrapiProject();
  const tarball = await pack(project);
  const version = pinnedVersion(path.join(import.meta.dirname, '..'));
  await run(
    `cd ${project.work}\nnpx create-strapi@${version} bookshop --quickstart --no-run --skip-cloud --no-git-init\ncd bookshop`,
    project,
  );
  // Lists refer to books.
  const types = ['author', 'book'];
  for (const name of types)
    for (const [file, text] of Object.entries(quickStartFiles(name, 'ts', types))) writeFile(project, file, text);
  await run(`npm install ${tarball}\nnpm run build`, project);
  const server = startServer('npm run start', project);
  try {
    const problem = await server.waitFor('Strapi started successfully', 0);
    if (problem !== null) throw new Error(`${problem}\n${lastLines(server.output())}`);
    const url = `http://127.0.0.1:${project.port}`;
    // The endpoint exists, and no role has its permission yet. A route that doesn't exist returns 404.
    assert.equal((await fetch(`${url}/api/${NAME}/lists`)).status, 403);
    assert.equal((await fetch(`${url}/api/${NAME}/nothing`)).status, 404);
    assert.equal((await fetch(`${url}/admin`)).status, 200);
  } finally {
    await server.stop();
    project.remove();
  }
  console.log('1 passed, 0 failed');
}

void main().then(() => process.exit());
