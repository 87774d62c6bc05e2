import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {RECORDED_NODE} from './cms/scripts/node.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const launcher = path.join(import.meta.dirname, 'cms/scripts/node.mjs');

it('the scripts that start the bookshop run on the Node.js version of the proof', () => {
  const {scripts} = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')));
  const ofProof = Object.entries(scripts).filter(([, command]) => command.includes('proof/'));
  expect(ofProof.map(([name]) => name)).toEqual(expect.arrayContaining(['cms', 'proof', 'proof:bookshop', 'shots']));
  // The scripts of the bookshop start themselves again with that version.
  for (const [, command] of ofProof) expect(command).toMatch(/^node proof\/cms\/scripts\/(?:node\.mjs --import tsx |\w+\.mjs$)/);
});

it('the proof runs on a version that Strapi recommends', () => {
  expect(RECORDED_NODE).toMatch(/^24\./);
});

it('an unknown version is refused with those that can be chosen', () => {
  const {status, stderr} = spawnSync(process.execPath, [launcher, '-v'], {
    env: {...process.env, PROOF_NODE: '19'},
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('PROOF_NODE is "19". The proof runs on Node.js 24 or 22.');
});
