import {createTwoFilesPatch} from 'diff';
import type {ChangedStatement, Evidence} from './changedStatements';

/** The site at one commit. */
export interface SiteState {
  /** Markdown by path, without unlisted snippets, which are parts of other pages. */
  pages: ReadonlyMap<string, string>;
  /** `/cms/faq#app-keys` */
  anchors: ReadonlySet<string>;
  /** Targets of old URLs and old anchors. */
  redirects: ReadonlyMap<string, string>;
  /** Samples of the lock: page and hash, with how often each. */
  samples: readonly {page: string; hash: string}[];
  /** URLs of other sites. */
  links: ReadonlySet<string>;
  /** Size in bytes and hash of each image, by file. */
  images: ReadonlyMap<string, {hash: string; size: number}>;
}

/** Maximum number of pages in the summary. GitHub's limit is 1 MB, but a list should be readable. */
const MAX_PAGES = 40;
const MAX_LINES = 80;
const MAX_ITEMS = 100;
/** Of each group. Most pull requests change a few; a reviewer reads the most telling ones of the others. */
const MAX_STATEMENTS = 40;
/** Lines of a page that are added and removed. Finding more takes long. */
const MAX_EDITS = 1500;

/** Markdown for the summary of a pull request. */
export function summarize(before: SiteState, after: SiteState, statements: readonly ChangedStatement[] = []): string {
  const sections = [
    statementsSection(statements),
    pagesSection(before.pages, after.pages),
    list('Anchors that appear', added(before.anchors, after.anchors)),
    list(
      'Anchors that vanish',
      added(after.anchors, before.anchors).map((anchor) => withTarget(anchor, after.redirects)),
    ),
    list('Redirects that appear or change', redirectsOf(before.redirects, after.redirects)),
    list(
      'Redirects that vanish',
      [...before.redirects.keys()].filter((from) => !after.redirects.has(from)),
    ),
    list('Samples that are proven again', samplesByPage(before.samples, after.samples)),
    list('Samples that are gone', samplesByPage(after.samples, before.samples)),
    list('Images that differ', imagesOf(before.images, after.images)),
    list('New links to other sites', added(before.links, after.links)),
  ].filter((section) => section !== '');
  return `# What readers get\n\n${sections.length > 0 ? sections.join('\n\n') : 'Nothing changes.'}\n`;
}

function pagesSection(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
  if (changed.length === 0) return '';
  const shown = changed.slice(0, MAX_PAGES).map((path) => pageDiff(path, before.get(path), after.get(path)));
  const rest = changed.slice(MAX_PAGES);
  return [`## Pages: ${changed.length}`, ...shown, ...(rest.length > 0 ? [`And ${rest.join(', ')}`] : [])].join('\n\n');
}

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  note: 'The note stayed',
  sample: 'Only a sample is near',
  nothing: 'Nothing is near',
};

function statementsSection(statements: readonly ChangedStatement[]): string {
  if (statements.length === 0) return '';
  const groups = Object.entries(EVIDENCE).flatMap(([evidence, title]) => {
    const own = statements.filter((one) => one.evidence === evidence).sort((a, b) => b.weight - a.weight);
    if (own.length === 0) return [];
    const shown = own.slice(0, MAX_STATEMENTS).map(statementDiff);
    if (own.length > shown.length) shown.push(`… ${own.length - shown.length} more, which differ less`);
    return [`### ${title}: ${own.length}`, ...shown];
  });
  const title = `## Statements that changed while their evidence didn't: ${statements.length}`;
  return [title, 'Is the new one still what the evidence says?', ...groups].join('\n\n');
}

function statementDiff({file, line, before, after, notes}: ChangedStatement): string {
  const texts = before === after ? [`  In another place: ${after}`] : [`- ${before}`, `+ ${after}`];
  const lines = [...texts, ...notes.flatMap((note) => note.split('\n').map((text) => `  {/* ${text.trim()} */}`))];
  const fence = fenceAround(lines);
  return [`${file}:${line}`, '', `${fence}diff`, ...lines, fence].join('\n');
}

/** A longer fence than any in the text. */
function fenceAround(lines: readonly string[]): string {
  return '`'.repeat(Math.max(3, ...(lines.join('\n').match(/`{3,}/g) ?? []).map(({length}) => length + 1)));
}

function pageDiff(path: string, before: string | undefined, after: string | undefined): string {
  const kind = before === undefined ? ' (new)' : after === undefined ? ' (removed)' : '';
  const patch = createTwoFilesPatch(path, path, before ?? '', after ?? '', '', '', {context: 1, maxEditLength: MAX_EDITS});
  const lines = patch?.split('\n').slice(4) ?? ['Almost all of it changes.'];
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > shown.length) shown.push(`… ${lines.length - shown.length} more lines`);
  const fence = fenceAround(shown);
  return [
    `<details><summary>${path}${kind} +${count('+')} −${count('-')}</summary>\n`,
    `${fence}diff`,
    ...shown,
    fence,
    '\n</details>',
  ].join('\n');
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_ITEMS).map((item) => `- ${item}`);
  if (items.length > shown.length) shown.push(`- … ${items.length - shown.length} more`);
  const body = shown.join('\n');
  return `## ${title}: ${items.length}\n\n${items.length > 10 ? `<details><summary>Show</summary>\n\n${body}\n\n</details>` : body}`;
}

function added(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...after].filter((item) => !before.has(item)).sort();
}

function withTarget(anchor: string, redirects: ReadonlyMap<string, string>): string {
  const target = redirects.get(anchor) ?? redirects.get(anchor.replace(/#.*/, ''));
  return target === undefined ? `**${anchor} leads nowhere else**` : `${anchor} → ${target}`;
}

function redirectsOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([from, to]) => before.get(from) !== to).map(([from, to]) => `${from} → ${to}`);
}

/** How many of the samples of `after` aren't in `before`, by page. */
function samplesByPage(before: SiteState['samples'], after: SiteState['samples']): string[] {
  const known = new Set(before.map(({page, hash}) => `${page} ${hash}`));
  const counts = new Map<string, number>();
  for (const {page, hash} of after) if (!known.has(`${page} ${hash}`)) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].map(([page, count]) => `${page}: ${count}`);
}

function imagesOf(before: SiteState['images'], after: SiteState['images']): string[] {
  const size = (image: {size: number} | undefined): string => (image ? `${(image.size / 1000).toFixed(1)} kB` : 'none');
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file)?.hash !== after.get(file)?.hash)
    .sort()
    .map((file) => `\`${file}\`: ${size(before.get(file))} → ${size(after.get(file))}`);
}
