import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseCorpus} from '../../plugins/corpus';
import {checkBuiltCorpus, missingWords} from './checkBuiltCorpus';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/page.md'), '---\ntitle: Page\n---\n\nSome words.\n\n## First\n\n- [ ] More `code`.\n');
  writeFileSync(path.join(folder, 'index.html'), '');
});

afterEach(() => rmSync(folder, {recursive: true}));

function faults(article: string): string[] {
  writeFileSync(path.join(folder, 'page.html'), `<body><div class="theme-doc-markdown markdown">${article}</div></body>`);
  return checkBuiltCorpus(folder, parseCorpus(path.join(folder, 'docs'))).map(
    ({file, line, fault}) => `${file}:${line}: ${fault}`,
  );
}

const HEADER = '<header><h1>Page</h1></header>';

describe('a built page', () => {
  it('agrees with its corpus entry, whatever the theme adds', () => {
    const heading = '<h2 id=first>First<a class=hash-link href=#first>#</a></h2>';
    expect(
      faults(`${HEADER}<p>Some words.${heading}<ul><li><input type=checkbox> More <code>code</code>.</ul><button>Copy</button>`),
    ).toEqual([]);
  });

  it('with another anchor is found', () => {
    expect(faults(`${HEADER}<p>Some words.<h2 id=other>First</h2>`)).toEqual([
      'docs/page.md:7: heading 1 has the anchor "other" on the site and "first" in the corpus',
    ]);
  });

  it('with a heading that the corpus lacks is found', () => {
    expect(faults(`${HEADER}<h2 id=first>First</h2><h2 id=more>More</h2>`)).toEqual([
      'docs/page.md:1: heading 2 has the anchor "more" on the site and "none" in the corpus',
    ]);
  });

  it('may have controls of its own', () => {
    const controls =
      '<ul class="tabs request-forms"><li>cURL</li></ul><details data-unfold><summary>Show all 30 lines</summary></details>' +
      '<small>Needs find on Book</small><form><label>Area</label></form><p role=status>2 of 3</p><span aria-hidden=true>Codemod:</span>';
    expect(faults(`${HEADER}${controls}<p>Some words.<h2 id=first>First</h2>`)).toEqual([]);
  });

  it('may have a number before a period, which is without a space in the corpus', () => {
    const end = '<h2 id=first>First</h2>';
    expect(faults(`${HEADER}<p>Some words <span data-number=1></span>.${end}`)).toEqual([]);
    expect(faults(`${HEADER}<p>Some words .${end}`)).toEqual([expect.stringContaining('missing: words .')]);
  });

  it('with words that the corpus lacks is found', () => {
    expect(faults(`${HEADER}<p>Some words and more.<h2 id=first>First</h2>`)).toEqual([
      'docs/page.md:1: the corpus has 50.00% of the 6 visible words; missing: words and more.',
    ]);
  });

  it('that is missing is found', () => {
    expect(checkBuiltCorpus(folder, parseCorpus(path.join(folder, 'docs')))).toHaveLength(1);
  });
});

it('counts every occurrence of a word', () => {
  expect(missingWords(['a', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['a']);
});
