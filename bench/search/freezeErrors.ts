/**
 * `npx tsx bench/search/freezeErrors.ts`: adds the error texts that the docs have now to the frozen ones, each with the pages that show it. A text
 * that is in the file stays, so that a page which loses it is noticed.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceFile} from 'docs-corpus';
import {createCorpusReader} from '../../plugins/corpus';
import {errorMessages} from '../../plugins/search/errorMessages';
import {unitsOf} from 'docs-proof/claims/units';
import {tokensOf} from 'docs-proof/claims/tokens';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {FROZEN_ERRORS_FILE, formatFrozenErrors, readFrozenErrors} from './frozenErrors';

/** Shorter texts, such as "Not Found", are on too many pages to find one. */
const MIN_WORDS = 3;
/** In the body of a response: `"message": "Invalid key"`. */
const BODY_MESSAGE = /"message": "((?:[^"\\]|\\.)+)"/g;
/** In a note or a fence's words. */
const NOTE_MESSAGE = /\bmessage (?:=|contains) "((?:[^"\\]|\\.)+)"|\bthrows "((?:[^"\\]|\\.)+)"|\bfails="([^"]+)"/g;

function errorsOf(source: SourceFile, markdown: string): string[] {
  const stated = unitsOf(source).flatMap((unit) =>
    tokensOf(unit, 'Strapi').flatMap((token) => (token.kind === 'message' ? token.text : [])),
  );
  const noted = [...source.text.matchAll(NOTE_MESSAGE)].map(([, message, thrown, failed]) => message ?? thrown ?? failed ?? '');
  const sent = [...markdown.matchAll(BODY_MESSAGE)].map(([, message = '']) => message);
  // What only a note has can't be found by readers.
  const shown = noted.map(unescape).filter((message) => markdown.includes(message));
  return [...errorMessages(markdown), ...stated, ...shown, ...sent.map(unescape)];
}

function unescape(text: string): string {
  return text.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1');
}

const siteDir = process.cwd();
const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
const frozen = new Map(readFrozenErrors().map(({text, pages}) => [text, new Set(pages)]));
const before = frozen.size;
for (const page of reader.pages()) {
  const {source} = reader.inspect(path.posix.relative('docs', page.file));
  if (!source || page.unlisted) continue;
  for (const message of errorsOf(source, page.markdown)) {
    const text = message.replace(/\s+/g, ' ').trim();
    if ((text.match(/[A-Za-z]{2,}/g) ?? []).length < MIN_WORDS) continue;
    frozen.set(text, (frozen.get(text) ?? new Set()).add(page.path));
  }
}
const errors = [...frozen].map(([text, pages]) => ({text, pages: [...pages].sort()}));
writeFileSync(FROZEN_ERRORS_FILE, formatFrozenErrors(errors));
console.log(`${frozen.size - before} error texts added, ${frozen.size} in all.`);
