import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readLock, writeLock} from 'docs-proof/lock/lockFile';
import {createCorpusReader} from '../../plugins/corpus';
import {writtenPages} from '../../plugins/corpus/reading-order';
import {LOCK} from '../../plugins/sample-proof/lock';
import {nearestPath} from '../../src/lib/nearestPath';
import {isListedWithFolder, placePage} from '../new-page/newPage';
import {PageError, pageId} from '../new-page/pageId';
import {formatted, hasLine, READING_ORDER, removeLine, renameLine} from '../new-page/readingOrderFile';
import {withMovedLinks, type Move} from './movedLinks';
import {withMovedRedirects} from './movedRedirects';

const REDIRECTS = 'redirects.ts';

/**
 * Moves a page, and everything that names it: links, the reading order, redirects, and the record of what is proven.
 *
 * @param siteDir absolute
 * @param docsDir relative to the site
 * @param after the page before it in the reading order; by default, it keeps its place
 * @returns what was done, as sentences
 * @throws {PageError} before anything has changed
 */
export async function movePage(
  siteDir: string,
  docsDir: string,
  oldText: string,
  newText: string,
  after?: string,
): Promise<string[]> {
  const docs = path.join(siteDir, docsDir);
  const [oldId, newId] = [pageId(oldText, docs), pageId(newText, docs)];
  const written = writtenPages(docs);
  const reader = createCorpusReader({docsDir: docs, siteDir, siteUrl: ''});
  const from = written.fileOf(oldId);
  const existing = written.fileOf(newId);
  if (from === undefined) {
    const ids = reader.files().map((name) => name.replace(/(?:\/index)?\.mdx?$/, ''));
    const meant = nearestPath(oldId, ids);
    throw new PageError(`There is no page "${oldId}".${meant === null ? '' : ` If "${meant}" is meant, write that.`}`);
  }
  if (existing !== undefined)
    throw new PageError(`${docsDir}/${existing} already exists. Choose another path, or remove it first.`);
  const to = `${newId}${path.extname(from)}`;
  const move: Move = {from, to, oldUrl: `/${oldId}`, newUrl: `/${newId}`, docsFolder: path.basename(docsDir)};

  const order = path.join(siteDir, READING_ORDER);
  const orderText = readFileSync(order, 'utf8');
  const place = orderAfter(orderText);
  const redirects = path.join(siteDir, REDIRECTS);
  const redirectsText = withMovedRedirects(readFileSync(redirects, 'utf8'), move.oldUrl, move.newUrl);
  // All files are read before one is written, so that one that can't be read leaves everything as it was.
  const sources = reader.files().map((docsPath) => {
    const {source, faults} = reader.inspect(docsPath);
    if (source) return {docsPath, ...withMovedLinks(source, move)};
    throw new PageError(`${faults[0]?.message ?? docsPath}\nNothing was moved. Fix this first.`);
  });

  const messages = [`Moved ${docsDir}/${from} to ${docsDir}/${to}.`];
  for (const {docsPath, text, count} of sources) {
    if (count === 0) continue;
    writeFileSync(path.join(docs, docsPath), text);
    messages.push(`Changed ${count} ${count === 1 ? 'link' : 'links'} in ${docsDir}/${docsPath === from ? to : docsPath}.`);
  }
  mkdirSync(path.dirname(path.join(docs, to)), {recursive: true});
  renameSync(path.join(docs, from), path.join(docs, to));
  if (place.text !== orderText) {
    writeFileSync(order, await formatted(place.text, order));
    messages.push(`Changed ${READING_ORDER}: ${place.messages}.`);
  }
  writeFileSync(redirects, await formatted(redirectsText, redirects));
  messages.push(`Changed ${REDIRECTS}: ${move.oldUrl} leads to ${move.newUrl}.`);
  if (renameInLock(siteDir, oldId, newId)) messages.push('Changed proof/proof.lock.json: what was proven stays proven.');
  for (const file of renameElsewhere(siteDir, docsDir, move)) messages.push(`Changed ${file}.`);
  messages.push('Next: npm run record:pages, npm run check.');
  return messages;

  function orderAfter(text: string): {text: string; messages: string} {
    const isListed = isListedWithFolder(newId, written) && !hasLine(text, newId);
    if (after === undefined && hasLine(text, oldId) && !isListed)
      return {text: renameLine(text, oldId, newId), messages: `'${newId}' has the place of '${oldId}'`};
    const removed = removeLine(text, oldId);
    if (after === undefined && isListed) return {text: removed, messages: `'${newId}' is listed with its folder`};
    const {text: placed, after: before} = placePage(newId, removed, written, docs, after);
    return {text: placed, messages: before === null ? '' : `'${newId}' comes after '${before}'`};
  }
}

function renameInLock(siteDir: string, oldId: string, newId: string): boolean {
  const place = {root: siteDir, lock: LOCK};
  const lock = readLock(place);
  if (!lock?.samples.some(({page}) => page === oldId) && !(oldId in (lock?.claims ?? {}))) return false;
  if (!lock) return false;
  writeLock(place, {
    ...lock,
    claims: Object.fromEntries(Object.entries(lock.claims).map(([page, counts]) => [page === oldId ? newId : page, counts])),
    samples: lock.samples.map((sample) => (sample.page === oldId ? {...sample, page: newId} : sample)),
  });
  return true;
}

/** Files that keep old URLs: tests and records. */
const LEFT_ALONE = /\.test\.tsx?$|^tests\/|published-pages\.txt$|\.lock\.json$|\.json$|\.svg$|\.png$/;

/** Other files of the repository that name the page by its file or URL, such as README.md and the start page. */
function renameElsewhere(siteDir: string, docsDir: string, {from, to, oldUrl, newUrl}: Move): string[] {
  const file = new RegExp(`(?<![\\w/-])${docsDir}/${from.replace('.', '\\.')}(?![\\w-])`, 'g');
  const url = new RegExp(`(?<=["'\`(])${oldUrl}(?=["'\`)#?])`, 'g');
  return trackedFiles(siteDir)
    .filter((name) => !name.startsWith(`${docsDir}/`) && ![REDIRECTS, READING_ORDER].includes(name) && !LEFT_ALONE.test(name))
    .filter((name) => {
      const place = path.join(siteDir, name);
      if (!existsSync(place) || !/\.(?:md|mdx|ts|tsx|mjs|tsv|txt|yml)$/.test(name)) return false;
      const text = readFileSync(place, 'utf8');
      const moved = text.replace(file, `${docsDir}/${to}`).replace(url, newUrl);
      if (moved !== text) writeFileSync(place, moved);
      return moved !== text;
    });
}

function trackedFiles(siteDir: string): string[] {
  try {
    return execFileSync('git', ['ls-files'], {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
      .split('\n')
      .filter(Boolean);
  } catch {
    // Without git, only the docs are known.
    return [];
  }
}
