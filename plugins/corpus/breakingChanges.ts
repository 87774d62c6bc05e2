import type {Nodes} from 'mdast';
import {BreakingChangeCard} from '../../src/components/BreakingChanges/markdown';
import {propProblem, textProp, type ComponentUse} from 'docs-corpus/markdown-form';
import {isBreakingChangeArea, type BreakingChange} from '../../src/site/breakingChanges';
import {componentUse, isElement} from 'docs-corpus/element';
import {collection, Finding, type Pages} from 'docs-corpus';
import type {PageMeta} from 'docs-corpus/pageMeta';
import type {SourceFile} from 'docs-corpus/sourceFile';

/** Prefix of the IDs of their pages. */
export const BREAKING_CHANGES = 'cms/migration/v4-to-v5/breaking-changes/';

/**
 * The content of the cards on a page about a breaking change.
 *
 * @throws {Finding} for a page without a card, which lists would omit, and for an invalid card
 */
function cardsOfPage({root}: SourceFile, {file, path}: PageMeta): BreakingChange[] {
  const cards = findCards(root).map(({use, line}): BreakingChange => {
    const area = textProp(use, 'area') ?? '';
    const problem = propProblem(use, BreakingChangeCard.props);
    if (problem) throw new Finding(file, line, problem.reason, problem.fix);
    if (!isBreakingChangeArea(area)) throw new Error(`${file}:${line}: the rules of the card accept the area "${area}".`);
    return {
      title: textProp(use, 'title') ?? '',
      path,
      area,
      plugins: use.prop('plugins') === true,
      affects: textProp(use, 'affects') ?? '',
      codemod: textProp(use, 'codemod') ?? null,
    };
  });
  if (cards.length > 0) return cards;
  throw new Finding(
    file,
    1,
    'the page about a breaking change has no <BreakingChangeCard>, so the table of all changes would not contain it',
    'Begin the page with its card',
  );
}

function findCards(node: Nodes): {use: ComponentUse; line: number}[] {
  if (isElement(node, 'BreakingChangeCard')) {
    return [{use: componentUse(node, 'BreakingChangeCard', null), line: node.position?.start.line ?? 1}];
  }
  return 'children' in node ? node.children.flatMap(findCards) : [];
}

/** The content of all cards. */
const CARDS = collection(BREAKING_CHANGES, cardsOfPage);

/**
 * All breaking changes, from the cards of their pages. Parses only those pages.
 *
 * @throws {CorpusErrors} with all missing and invalid cards
 */
export function breakingChangesOf(pages: Pages): BreakingChange[] {
  return sortChanges(pages.collect(CARDS));
}

/** @throws {Finding} for a page about a breaking change without a valid card */
export function checkCards(source: SourceFile, meta: PageMeta): void {
  if (meta.id.startsWith(BREAKING_CHANGES)) cardsOfPage(source, meta);
}

/** Sorted by area, then by title, so that the table and its Markdown have the same order. */
function sortChanges(changes: readonly BreakingChange[]): BreakingChange[] {
  return [...changes].sort((a, b) => a.area.localeCompare(b.area, 'en') || a.title.localeCompare(b.title, 'en'));
}
