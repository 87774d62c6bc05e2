import escapeRegExp from 'escape-string-regexp';
import {readFileSync} from 'node:fs';
import {Finding} from 'docs-corpus';

/** The project's words, one word or multi-word name per line. */
export interface Dictionary {
  /** Lines with one word: `GraphQL`, `webhook`. */
  words: string[];
  /** Lines with several words, which are correct only together: `Amazon S3`, `create-strapi`. */
  phrases: string[];
  /** Lines with a capital letter, which stay capitalized anywhere in a heading: `Content Manager`, `GraphQL`. */
  names: string[];
  findings: Finding[];
}

export const DICTIONARY = 'dictionary.txt';

const PHRASE = /[^\p{L}\p{M}'’]/u;

export function readDictionary(path: string, file: string): Dictionary {
  const {source, findings} = readList(path, file, 'the dictionary');
  return source === null ? {words: [], phrases: [], names: [], findings} : parseDictionary(source, file);
}

/** Reads a file that lists what the pages can use. @param what completes "cannot be read" */
export function readList(path: string, file: string, what: string): {source: string | null; findings: Finding[]} {
  try {
    return {source: readFileSync(path, 'utf8'), findings: []};
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return {source: null, findings: [new Finding(file, 1, `${what} cannot be read: ${cause}`, 'Restore the file')]};
  }
}

function parseDictionary(source: string, file: string): Dictionary {
  const lines = source
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.trim());
  const findings = lines.flatMap((line, index): Finding[] => {
    const before = lines[index - 1];
    if (before === undefined || compareLines(before, line) < 0) return [];
    const reason = before === line ? `"${line}" is in the dictionary twice` : `"${line}" comes after "${before}"`;
    return [new Finding(file, index + 1, reason, before === line ? 'Remove one' : 'Sort the lines, ignoring case')];
  });
  const entries = lines.filter((line) => line !== '');
  return {
    words: entries.filter((entry) => !PHRASE.test(entry)),
    phrases: entries.filter((entry) => PHRASE.test(entry)),
    names: entries.filter((entry) => /\p{Lu}/u.test(entry)),
    findings,
  };
}

/** Compares without case; of two equal words, the lowercase one comes last. */
function compareLines(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Finds these dictionary lines in a text, longer ones first: "Content-Type Builder" before "Content". */
export function linePattern(lines: readonly string[]): RegExp {
  const sorted = [...lines].sort((a, b) => b.length - a.length).map((line) => escapeRegExp(line));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
}
