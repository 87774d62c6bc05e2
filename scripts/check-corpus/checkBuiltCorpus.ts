import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusPage} from 'docs-corpus';
import {readArticle, toWords, type Article} from './article';

/** Minimum share of a page's visible words that its corpus entry must contain. */
const REQUIRED_SHARE = 0.995;
const SHOWN_WORDS = 12;

type CorpusFinding = ReturnType<typeof finding>;

/**
 * Compares the corpus with the built site: the anchors and their order, and the words of each page. `article.ts` lists
 * what is excluded, with reasons.
 *
 * @param buildDir folder of the built files
 * @throws {Error} if the site isn't built
 */
export function checkBuiltCorpus(buildDir: string, pages: readonly CorpusPage[]): CorpusFinding[] {
  if (!existsSync(path.join(buildDir, 'index.html')))
    throw new Error(`${buildDir}/index.html is missing. Run "npm run build" first.`);
  return pages.flatMap((page) => {
    const html = path.join(buildDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
    if (!existsSync(html)) return [finding(page, 1, `the build has no page ${page.path}`, 'Build the same docs folder')];
    const article = readArticle(readFileSync(html, 'utf8'));
    if (!article)
      return [finding(page, 1, `${html} shows no article`, 'Check packages/corpus/src/pageMeta.ts: the URL may be wrong')];
    return [...compareAnchors(page, article), ...compareWords(page, article)];
  });
}

function compareAnchors(page: CorpusPage, {anchors}: Article): CorpusFinding[] {
  const ours = page.sections.flatMap(({anchor, line}) => (anchor === null ? [] : [{anchor, line}]));
  const index = Array.from({length: Math.max(ours.length, anchors.length)}).findIndex(
    (_, at) => ours[at]?.anchor !== anchors[at],
  );
  if (index === -1) return [];
  const [expected, actual] = [anchors[index] ?? 'none', ours[index]?.anchor ?? 'none'];
  const fault = `heading ${index + 1} has the anchor "${expected}" on the site and "${actual}" in the corpus`;
  return [finding(page, ours[index]?.line ?? 1, fault, 'Fix packages/corpus/src/sourceFile.ts')];
}

function compareWords(page: CorpusPage, {words}: Article): CorpusFinding[] {
  const missing = missingWords(words, toWords(entryText(page)));
  if (missing.length <= words.length * (1 - REQUIRED_SHARE)) return [];
  const share = (100 * (1 - missing.length / words.length)).toFixed(2);
  const fault = `the corpus has ${share}% of the ${words.length} visible words; missing: ${missing.slice(0, SHOWN_WORDS).join(' ')}`;
  return [
    finding(
      page,
      1,
      fault,
      'Fix the handler that leaves them out, in markdown.ts of the component or in packages/corpus/src/components.ts',
    ),
  ];
}

function entryText({title, sections}: CorpusPage): string {
  return [title, ...sections.flatMap(({headings, text}) => [headings.at(-1) ?? '', text])].join('\n');
}

/** Counts every occurrence: a word that is shown twice must be in the corpus twice. */
export function missingWords(shown: readonly string[], held: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of held) counts.set(word, (counts.get(word) ?? 0) + 1);
  return shown.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

function finding({file}: CorpusPage, line: number, fault: string, fix: string) {
  return {file, line, fault, fix};
}
