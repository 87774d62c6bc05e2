import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {CorpusReader} from 'docs-corpus';
import {breakingChangesOf, createCorpusReader} from '.';
import type {CachedPage, PageCache} from 'docs-corpus/pageCache';

const FOLDER = 'cms/migration/v4-to-v5/breaking-changes';
const TABLE = "import BreakingChangesTable from '@site/src/components/BreakingChanges/Table';\n\n<BreakingChangesTable />\n";

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'breaking-changes-'));
  write(`${FOLDER}.mdx`, TABLE);
  write(
    `${FOLDER}/ids.mdx`,
    '<BreakingChangeCard title="No id" affects="Clients | code" area="api" plugins codemod="5.0.0-id" />\n',
  );
  write(`${FOLDER}/vite.mdx`, '<BreakingChangeCard title="Vite" affects="Bundlers" area="admin-panel" />\n');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(docsPath: string, body: string): void {
  const file = path.join(siteDir, 'docs', docsPath);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `---\ntitle: Page\ndescription: About it.\n---\n\n${body}`);
}

function reader(cache?: PageCache): CorpusReader {
  return createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: 'https://docs.strapi.io', cache});
}

function memory(): PageCache {
  let kept: ReadonlyMap<string, CachedPage> = new Map();
  return {
    read: () => new Map(kept),
    write(pages) {
      kept = new Map(pages);
    },
  };
}

function table(corpus: CorpusReader): string {
  return corpus.pages().find(({id}) => id === FOLDER)?.markdown ?? '';
}

describe('the breaking changes', () => {
  it('are the contents of the cards on their pages, sorted by area and title', () => {
    expect(breakingChangesOf(reader())).toEqual([
      {title: 'Vite', path: `/${FOLDER}/vite`, area: 'admin-panel', plugins: false, affects: 'Bundlers', codemod: null},
      {title: 'No id', path: `/${FOLDER}/ids`, area: 'api', plugins: true, affects: 'Clients | code', codemod: '5.0.0-id'},
    ]);
  });

  it('are a table in Markdown, and text for the search', () => {
    const corpus = reader();
    expect(table(corpus)).toContain(
      [
        '| Change | Affects | Area | Plugin authors | Codemod |',
        '| --- | --- | --- | --- | --- |',
        `| [Vite](https://docs.strapi.io/${FOLDER}/vite) | Bundlers | Admin panel | – | – |`,
        `| [No id](https://docs.strapi.io/${FOLDER}/ids) | Clients \\| code | REST and GraphQL APIs | Affected | \`5.0.0-id\` |`,
      ].join('\n'),
    );
    const page = corpus.pages().find(({id}) => id === FOLDER);
    expect(page?.sections[0]?.text).toContain('No id Clients | code REST and GraphQL APIs Affects plugins 5.0.0-id');
  });

  it('are updated when a card changes or a page is added or removed, also with cached pages', () => {
    const cache = memory();
    expect(table(reader(cache))).toContain('[Vite]');
    write(`${FOLDER}/vite.mdx`, '<BreakingChangeCard title="Vite, not webpack" affects="Bundlers" area="admin-panel" />\n');
    expect(table(reader(cache))).toContain('[Vite, not webpack]');
    write(`${FOLDER}/yarn.mdx`, '<BreakingChangeCard title="npm by default" affects="Projects" area="tooling" />\n');
    expect(table(reader(cache))).toContain('[npm by default]');
    rmSync(path.join(siteDir, 'docs', `${FOLDER}/yarn.mdx`));
    expect(table(reader(cache))).not.toContain('[npm by default]');
  });

  it('report every page without a card, and every card that the table cannot show', () => {
    write(`${FOLDER}/vite.mdx`, 'Text.\n');
    write(`${FOLDER}/ids.mdx`, '\n<BreakingChangeCard title="No id" affects="Clients" area="kitchen" />\n');
    const faults = new RegExp(
      [
        `ids\\.mdx:7: <BreakingChangeCard> cannot use this area\\. Write area="admin-panel" or`,
        `vite\\.mdx:1: the page about a breaking change has no <BreakingChangeCard>`,
      ].join('[^]*'),
    );
    expect(() => breakingChangesOf(reader())).toThrow(faults);
    expect(() => reader().pages()).toThrow(faults);
  });

  it.each(['plugins="yes"', 'plugins={false}'])('take plugins without a value, and not %s', (prop) => {
    write(`${FOLDER}/vite.mdx`, `<BreakingChangeCard title="Vite" affects="Bundlers" area="admin-panel" ${prop} />\n`);
    expect(() => breakingChangesOf(reader())).toThrow('cannot use this plugins');
  });
});
