#!/usr/bin/env node
/** `npx docs-proof`: runs the proof that `docs-proof.config.mjs` in the current folder defines. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import type {Proof} from './defineProof';
import {exitWithCounts, type Counts} from './report/exitWithCounts';

const FILES = ['docs-proof.config.mjs', 'docs-proof.config.js', 'docs-proof.config.ts'];

const configSchema = z.object({
  default: z.custom<Proof>((proof) => typeof proof === 'object' && proof !== null && 'run' in proof),
});

async function main(): Promise<Counts> {
  const file = FILES.find((name) => existsSync(name));
  if (file === undefined)
    throw new Error(`This folder has no ${FILES[0] ?? ''}. Create it, and export the result of defineProof() as default.`);
  const config: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const {data} = configSchema.safeParse(config);
  if (!data) throw new Error(`${file} doesn't export a proof as default. Write "export default defineProof({…});".`);
  return data.default.run(process.argv.slice(2));
}

exitWithCounts(main());
