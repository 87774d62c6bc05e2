import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import ts from 'typescript';
import {shownVariables} from 'docs-proof/samples/services';
import {wholeFile} from '../../conventions';
import type {Sample} from 'docs-proof/types';
import {samplesInSection, siblingsOf} from 'docs-proof/runners/siblings';

/** The location of a settings file, and what it configures. */
export interface Settings {
  /** Path relative to the app's root: `config/env/production/server.ts`. */
  file: string;
  /** `server` */
  name: string;
  /** The environments in which it is loaded. */
  environments: readonly string[];
}

const FILE = /^config\/(?:env\/([^/]+)\/)?([^/]+)\.(?:ts|js|json)$/;
const ENVIRONMENTS = ['development', 'production'];

/** @returns `null` if it isn't a settings file, or is in a folder that Strapi doesn't read */
export function settingsOf(sample: Pick<Sample, 'appFile'>): Settings | null {
  const file = sample.appFile;
  const match = FILE.exec(file ?? '');
  if (file === null || !match?.[2]) return null;
  return {file, name: match[2], environments: match[1] === undefined ? ENVIRONMENTS : [match[1]]};
}

/** `config/server.ts` -> `config/server.js` */
export function compiledName(file: string): string {
  return file.replace(/\.ts$/, '.js');
}

/** Files of the app as Strapi reads them: the bookshop's settings, overridden by those of the sample and its siblings. */
export function compiledFiles(sample: Sample, samples: readonly Sample[], cmsDir: string): Record<string, string> {
  const files: Record<string, string> = {};
  const add = (name: string, text: string): void => {
    files[compiledName(name)] = name.endsWith('.ts') ? compile(text, name) : text;
  };
  for (const name of readdirSync(path.join(cmsDir, 'config')))
    add(`config/${name}`, readFileSync(path.join(cmsDir, 'config', name), 'utf8'));
  for (const other of [...siblingsOf(sample, samples), sample]) {
    const file = other.appFile;
    if (file !== null) add(file, wholeFile(other).text);
  }
  return files;
}

function compile(text: string, fileName: string): string {
  const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2019, esModuleInterop: true};
  return ts.transpileModule(text, {fileName, compilerOptions}).outputText;
}

/** The bookshop's variables, and those in the section's samples. */
export function variablesFor(
  sample: Sample,
  samples: readonly Sample[],
  environment: string,
  cmsDir: string,
): Record<string, string> {
  const file = path.join(cmsDir, '.env.example');
  const own = parseEnv(readFileSync(file, 'utf8'));
  return {...own, ...shownVariables(samplesInSection(sample, samples)), NODE_ENV: environment, ENV_PATH: file};
}
