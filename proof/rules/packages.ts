import type {NameFault} from '../names/checkNames';
import {suggestion} from '../names/suggestion';
import * as z from 'zod';
import type {SourceFile} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import {loadPackages, OTHER_NAMES, type KnownPackages} from './knownPackages';
import {codeTexts, type CodeText} from './codeTexts';

interface Requested {
  name: string;
  /** As written after the `@` or in `package.json`: `5.54.0`, `^18.0.0`; `null` without one. */
  version: string | null;
  line: number;
}

/**
 * Finds packages that don't exist, and versions that the docs don't describe: in commands that install or run a package, in
 * `package.json`, and in `npm install` and `npx` within a sentence.
 */
export function checkPackages(source: SourceFile, known: KnownPackages = loadPackages()): NameFault[] {
  return codeTexts(source.root)
    .filter(({meta}) => !isOfAnotherVersion(meta))
    .flatMap((code) => [...installedBy(code), ...dependenciesOf(code)])
    .flatMap((requested) => faultOf(requested, known) ?? []);
}

const SKETCHES: ReadonlySet<string | undefined> = new Set(['v4-code', 'output', 'pseudo']);

function isOfAnotherVersion(meta: string): boolean {
  const {noProof, codemod, after} = fenceWords(meta).hints;
  return SKETCHES.has(noProof) || codemod !== undefined || after === true;
}

const INSTALL =
  /\b(?:npm (?:install|i|add)|yarn (?:global )?add|pnpm (?:add|install|i))\b((?:[ \t]+(?:\\\n\s*)?[^\s&|;<>`'"]+)+)/g;
const RUN = /\b(?:npx(?: --?y(?:es)?)?|(?:yarn|pnpm) dlx|npm exec(?: --)?)\s+((?:@strapi\/|create-strapi)[^\s&|;<>`'"]+)/g;
/** A name from the registry, but not a folder, an URL, or a placeholder in capitals. */
const SPEC = /^((?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*)(?:@([\^~]?[\w.*-]+))?$/;

function installedBy({kind, text, line, lang}: CodeText): Requested[] {
  if (kind === 'fence' && !['bash', 'docker', 'yaml', 'text'].includes(lang)) return [];
  const matches = [...text.matchAll(INSTALL), ...text.matchAll(RUN)];
  return matches.flatMap(({1: words = '', index}) => {
    const above = kind === 'prop' ? 0 : text.slice(0, index).split('\n').length - (kind === 'fence' ? 0 : 1);
    return words.split(/[\s\\]+/).flatMap((word) => {
      const [, name, version = null] = SPEC.exec(word) ?? [];
      return name === undefined || word.startsWith('-') ? [] : [{name, version, line: line + above}];
    });
  });
}

const packageSchema = z.record(z.string(), z.unknown());
const dependenciesSchema = z.record(z.string(), z.string());

function dependenciesOf({kind, text, line, lang}: CodeText): Requested[] {
  if (kind !== 'fence' || lang !== 'json' || !/"(?:dev|peer)?[dD]ependencies"/.test(text)) return [];
  const parsed = packageSchema.safeParse(jsonOf(text));
  return ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((key) => {
    const {data = {}} = dependenciesSchema.safeParse(parsed.data?.[key]);
    return Object.entries(data).map(([name, version]) => ({name, version, line: line + lineWith(text, `"${name}"`)}));
  });
}

/** The runner of JSON fences reports what can't be parsed. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** 1-based. */
function lineWith(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

function faultOf({name, version, line}: Requested, {pinned, versions}: KnownPackages): NameFault | null {
  const known = versions.get(name);
  if (!known && !OTHER_NAMES.has(name)) {
    const real = suggestion(name, [...versions.keys()]);
    const add = 'add it to proof/rules/knownPackages.ts';
    return {
      line,
      fault: `No lockfile has the package "${name}".`,
      fix: real === null ? `Correct it, or ${add}.` : `Write "${real}" if that is meant, or ${add}.`,
    };
  }
  if (version === null || !known || !/\d/.test(version)) return null;
  const isOfStrapi = name.startsWith('@strapi/') || name.startsWith('create-strapi');
  const accepted = isOfStrapi && [...known].some((one) => major(one) === major(pinned)) ? [pinned, ...known] : [...known];
  if (accepted.some((one) => isVersion(version, one))) return null;
  return {
    line,
    fault: `"${name}@${version}" isn't a version that the docs are proven with.`,
    fix: `Write ${name}@${accepted[0] ?? ''}, or another version of a lockfile.`,
  };
}

/** Whether the requested version, which can be a major version or a range, allows a known one. */
function isVersion(requested: string, known: string): boolean {
  const isRange = /^[\^~>]/.test(requested) || !/^\d+\.\d+\.\d+/.test(requested) || !known.includes('.');
  return isRange ? major(requested) === major(known) : requested === known;
}

function major(version: string): string {
  return /\d+/.exec(version)?.[0] ?? '';
}
