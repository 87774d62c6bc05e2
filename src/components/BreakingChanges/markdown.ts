import {
  url,
  blocks,
  bold,
  item,
  linkedTitle,
  oneOf,
  optional,
  required,
  text,
  textProp,
  yes,
  type ComponentHandler,
  type ComponentUse,
} from 'docs-corpus/markdown-form';
import type {SiteContent} from '../siteContent';
import {BREAKING_CHANGE_AREAS, isBreakingChangeArea, type BreakingChange} from '../../site/breakingChanges';

export const BreakingChangeCard = {
  markdown: (use, content, link) =>
    blocks(bold(`Breaking change: ${linkedTitle(use, link)}`), content, factsOf(use).map(item).join('\n')),
  words: (use) => ['Breaking change', textProp(use, 'title') ?? ''],
  wordsAfter: (use) => factsOf(use).map((fact) => fact.replaceAll(/[*`]/g, '')),
  props: {
    title: required(text('documentId replaces id')),
    to: optional(url),
    affects: required(text('Clients of the REST API')),
    area: required(oneOf(Object.keys(BREAKING_CHANGE_AREAS))),
    plugins: optional(yes),
    codemod: optional(text('entity-service-document-service')),
  },
  urls: ['to'],
} satisfies ComponentHandler;

/** The table of all breaking changes. Only one page uses it, with an import. */
export const BreakingChangesTable: ComponentHandler<SiteContent> = {
  markdown: (_use, _content, link, {breakingChanges}) =>
    [
      '| Change | Affects | Area | Plugin authors | Codemod |',
      '| --- | --- | --- | --- | --- |',
      ...breakingChanges().map((change) => tableRow(change, link)),
    ].join('\n'),
  words: (_use, {breakingChanges}) => ['Change Area Codemod', ...breakingChanges().map(wordsOf)],
  props: {},
};

const CHANGES_OF_RELEASES =
  "In a browser, this page lists the changes between two versions of your choice. Everywhere else, What's new has them, release by release.";

/** What changes between two versions. Only one page uses it, with an import. Its text is that of other pages. */
export const UpgradeChanges: ComponentHandler = {
  markdown: () => `*${CHANGES_OF_RELEASES}*`,
  words: () => [CHANGES_OF_RELEASES],
  props: {},
};

/** The filter of a page of releases, which needs an import. It says nothing of its own. */
export const ReleaseFilter: ComponentHandler = {markdown: () => '', props: {}};

function factsOf(use: ComponentUse): string[] {
  const codemod = textProp(use, 'codemod');
  const area = textProp(use, 'area') ?? '';
  return [
    `**Area:** ${isBreakingChangeArea(area) ? BREAKING_CHANGE_AREAS[area] : area}`,
    `**Affects:** ${textProp(use, 'affects') ?? ''}`,
    `**Plugin authors:** ${use.prop('plugins') === true ? 'Affected' : 'Not affected'}`,
    `**Codemod:** ${codemod === undefined ? 'None: change it manually' : `\`${codemod}\``}`,
  ];
}

function wordsOf({title, affects, area, plugins, codemod}: BreakingChange): string {
  return [title, affects, BREAKING_CHANGE_AREAS[area], ...(plugins ? ['Affects plugins'] : []), codemod ?? 'None'].join(' ');
}

function tableRow({title, path, affects, area, plugins, codemod}: BreakingChange, link: (url: string) => string): string {
  const cells = [
    `[${title}](${link(path)})`,
    affects,
    BREAKING_CHANGE_AREAS[area],
    plugins ? 'Affected' : '–',
    codemod === null ? '–' : `\`${codemod}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
