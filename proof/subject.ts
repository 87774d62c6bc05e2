import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {seedKey} from './cms/harness/source';
import {runnerCode} from './runnerCode';
import {RUNNERS} from './runners';

/** What verdicts hold for. */
export interface Subject {
  /** Of Strapi. */
  version: string;
  /** Names the state of the bookshop and its seed. */
  bookshop: string;
  /** Names the state of the code of each runner. */
  code: Readonly<Record<string, string>>;
}

const packageSchema = z.object({dependencies: z.object({'@strapi/strapi': z.string()})});

export function currentSubject(siteDir: string): Subject {
  const file = path.join(siteDir, 'proof/cms/package.json');
  const {dependencies} = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {version: dependencies['@strapi/strapi'], bookshop: seedKey(), code: runnerCode(siteDir, RUNNERS)};
}
