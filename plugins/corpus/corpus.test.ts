import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {CorpusPage} from 'docs-corpus';
import {createCorpusReader, parseCorpus} from '.';
import {filePageCache} from 'docs-corpus/pageCache';
import {parseMdx} from 'docs-corpus/parseMdx';
import {SITE} from './site';

const SITE_URL = 'https://docs.strapi.io';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'corpus-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(docsPath: string, content: string | Uint8Array): void {
  const file = path.join(siteDir, 'docs', docsPath);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

function corpus(): CorpusPage[] {
  return parseCorpus(path.join(siteDir, 'docs'));
}

/** The page for this text, at `cms/page.md`. */
function page(body: string): CorpusPage {
  write('cms/page.md', `---\ntitle: Page\n---\n\n${body}\n`);
  const found = corpus().find(({id}) => id === 'cms/page');
  if (!found) throw new Error('The page is not in the corpus.');
  return found;
}

function markdown(body: string): string {
  return page(body).markdown.replace('# Page\n\n', '').trimEnd();
}

function text(body: string): string {
  return page(body)
    .sections.map((section) => section.text)
    .join('\n');
}

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n";

describe('pages', () => {
  it('have the same URL, title, description, tags, and area as on the site', () => {
    write('cms/rest/index.md', '---\ntitle: REST\ndescription: Endpoints.\ntags: ["rest-api"]\n---\n\nText.');
    write('cloud/intro.md', '# A title in the text\n\nThe **first** sentence.');
    write('whats-new.md', '---\nslug: /news\nunlisted: true\n---\n\nText.');
    write('snippets/setup.md', 'Text.');
    write('cms/_part.md', 'No page.');
    expect(corpus()).toMatchObject([
      {
        id: 'cloud/intro',
        path: '/cloud/intro',
        file: 'docs/cloud/intro.md',
        title: 'A title in the text',
        description: 'The first sentence.',
        tags: [],
        area: 'cloud',
        unlisted: false,
        sections: [{anchor: null}],
      },
      {
        id: 'cms/rest/index',
        path: '/cms/rest',
        file: 'docs/cms/rest/index.md',
        title: 'REST',
        description: 'Endpoints.',
        tags: ['rest-api'],
        area: 'cms',
        unlisted: false,
        sections: [{anchor: null}],
      },
      {id: 'snippets/setup', path: '/snippets/setup', unlisted: true, area: 'site'},
      {id: 'whats-new', path: '/news', unlisted: true, area: 'site'},
    ]);
  });

  it('are split into sections with the headings that lead to them', () => {
    const {sections} = page('Before.\n\n## One\n\n### Two {/* #own */}\n\nIn two.\n\n## Three');
    expect(sections.map(({anchor, level, headings, text: words, line}) => ({anchor, level, headings, words, line}))).toEqual([
      {anchor: null, level: 1, headings: [], words: 'Before.', line: 1},
      {anchor: 'one', level: 2, headings: ['One'], words: '', line: 7},
      {anchor: 'own', level: 3, headings: ['One', 'Two'], words: 'In two.', line: 9},
      {anchor: 'three', level: 2, headings: ['Three'], words: '', line: 13},
    ]);
    expect(sections[2]?.markdown).toBe('### Two\n\nIn two.');
  });

  it('give headings with the same text different anchors, without punctuation', () => {
    const {sections} = page('## `config/server.ts` & more\n\n## Same\n\n## Same\n\n## 5.54.0\n\n## With a remark {/* no id */}');
    expect(sections.map(({anchor}) => anchor)).toEqual([
      null,
      'configserverts--more',
      'same',
      'same-1',
      '5540',
      expect.stringMatching(/^with-a-remark/),
    ]);
  });
});

describe('components', () => {
  it('shows tabs with their labels, wherever the labels are written', () => {
    const body = `${TABS}
<Tabs>
<TabItem value="ts" label="TypeScript">

One.

</TabItem>
<TabItem value="js" label="JavaScript">Two.</TabItem>
<TabItem value="third">Three.</TabItem>
</Tabs>`;
    expect(markdown(body)).toBe('**TypeScript**\n\nOne.\n\n**JavaScript**\n\nTwo.\n\n**third**\n\nThree.');
    expect(text(body)).toBe('TypeScript\nOne.\nJavaScript\nTwo.\nthird\nThree.');
  });

  it('shows admonitions as quotes that begin with their kind and title', () => {
    const body = ':::tip[With `code`]\n\nAdvice.\n\n- a\n- b\n\n:::\n\n:::note\nPlain.\n:::';
    expect(markdown(body)).toBe('> **Tip: With code**\n>\n> Advice.\n>\n> - a\n> - b\n\n> **Note**\n>\n> Plain.');
    expect(text(body)).toBe('With code\nAdvice.\na\nb\nnote\nPlain.');
  });

  it('keeps blocks in their list item', () => {
    const body = '1. One\n\n   :::note\n   Inside.\n   :::\n\n   {/* gone */}\n\n2. Two';
    expect(markdown(body)).toBe('1. One\n\n   > **Note**\n   >\n   > Inside.\n\n2. Two');
  });

  it('keeps the text of details, links and keys', () => {
    expect(markdown('<details>\n<summary>More</summary>\n\nHidden.\n\n</details>')).toBe('**More**\n\nHidden.');
    expect(markdown('Press <kbd>Ctrl</kbd>, see <a href="/feed.xml">the feed</a>.')).toBe(
      `Press <kbd>Ctrl</kbd>, see [the feed](${SITE_URL}/feed.xml).`,
    );
  });

  it('leaves comments, imports and the source of diagrams out of the text', () => {
    expect(text(`${TABS}\nA {/* remark */} b.\n\n{/* alone */}\n\n\`\`\`mermaid\ngraph LR\n\`\`\``)).toBe('A b.');
  });

  it('leaves the numbers of a screenshot out of the text, with the space before them', () => {
    expect(
      text('Click **Add filter** <Mark n={2} />. <Mark n={3} />Below it, <Mark n={4} /> **Save** <Mark n={5} /> ends.'),
    ).toBe('Click Add filter. Below it, Save ends.');
  });

  it.each([
    ['One.\n\n{/* c */} Two.', 'One.\n\nTwo.'],
    ['- One.\n\n  {/* c */} Two.', '- One.\n\n  Two.'],
    ['- {/* c */} One.\n- Two. {/* c */}', '- One.\n- Two.'],
    ['One\n{/* c */}\ntwo.', 'One\n\ntwo.'],
    ['One\n{/* c */} two.', 'One\n two.'],
    ['One {/* c */}\ntwo.', 'One\ntwo.'],
    ['> One. {/* c */}\n>\n> Two.', '> One.\n>\n> Two.'],
    ['| a |\n| --- |\n| {/* c */} b |', '| a |\n| --- |\n| b |'],
  ])('removes the comment from %j and keeps the spaces between words', (body, expected) => {
    expect(plainMarkdownTree(markdown(body))).toEqual(plainMarkdownTree(expected));
  });

  it.each([
    ['One<br />two', 'One two'],
    ['One <Swatch color="#4945ff" />two', 'One two'],
    ['One<Swatch color="#4945ff" />two', 'One two'],
    ['Text<BetaBadge />text', 'Text Beta text'],
    ['| a | b |\n| --- | --- |\n| <p>One</p><p>two</p> | three<br/>four |', 'a b One two three four'],
    ['One<div>two</div>three', 'One two three'],
    ['One![photo](https://strapi.io/a.png)two', 'One two'],
    ['- One\n- two', 'One two'],
    ['un<b>think</b>able H<sub>2</sub>O', 'unthinkable H2O'],
  ])('separates words in the searched text as readers see them: %s', (body, expected) => {
    expect(text(body).replace(/\s+/g, ' ')).toBe(expected);
  });

  it('shows the value of an expression that is a literal', () => {
    expect(markdown("A {'<b>'} c.")).toBe('A \\<b\\> c.');
  });
});

describe('code', () => {
  it('in tags becomes code in Markdown', () => {
    expect(markdown("<code>&lt;T&gt; &#124; {'{'}</code>")).toBe('`<T> | {`');
    expect(markdown('Text with <code>a `b` *c*</code>.')).toBe('Text with `a b c`.');
    expect(markdown("| A |\n| --- |\n| <code>&lt;T&gt; &#124; {'{'}</code> |\n| **<code>&#124;</code>** \\| b |")).toBe(
      '| A |\n| --- |\n| `<T> \\| {` |\n| **`\\|`** \\| b |',
    );
  });

  it('has no comments that mark lines', () => {
    const code =
      '```js title="a.js"\n// highlight-next-line\nconst a = 1;\n// highlight-start\nconst b = 2;\n\n// highlight-end\n```';
    const shown = '```js title="a.js"\nconst a = 1;\nconst b = 2;\n\n```';
    expect(markdown(code)).toBe(shown);
    expect(text(code)).toBe('a.js const a = 1; const b = 2;');
    expect(markdown('- List\n\n  ```bash\n  # highlight-next-line\n  npm start\n  ```')).toBe(
      '- List\n\n  ```bash\n  npm start\n  ```',
    );
    expect(markdown('> ```sql\n> -- highlight-next-line\n> select 1\n> ```')).toBe('> ```sql\n> select 1\n> ```');
    expect(markdown('```html\n<!-- highlight-next-line -->\n<p>\n```')).toBe('```html\n<p>\n```');
  });
});

describe('snippets', () => {
  it('are shown where they are used, with their headings and props', () => {
    write('snippets/setup.md', '---\ntitle: Setup\n---\n\nSince {props.version}.\n\n### Prepare\n\nSee [page](../cms/page.md).');
    const {sections, markdown: whole} = page(
      'import Setup from \'../snippets/setup.md\';\n\n## One\n\n<Setup version="5.54.0" />\n\n## Two',
    );
    expect(sections.map(({anchor, headings}) => [anchor, headings])).toEqual([
      [null, []],
      ['one', ['One']],
      ['prepare', ['One', 'Prepare']],
      ['two', ['Two']],
    ]);
    expect(whole).toContain(`Since 5.54.0.\n\n### Prepare\n\nSee [page](${SITE_URL}/cms/page).`);
  });

  it('can be imported from @site', () => {
    write('snippets/a.md', 'Shared.');
    expect(text("import A from '@site/docs/snippets/a.md';\n\n<A />")).toBe('Shared.');
  });
});

describe('links', () => {
  beforeEach(() => write('cms/rest/index.md', 'Text.'));

  it.each([
    ['[a](./rest/index.md#x "Title")', `[a](${SITE_URL}/cms/rest#x "Title")`],
    ['[a](rest/index.md)', `[a](${SITE_URL}/cms/rest)`],
    ['[a](/cms/rest/index.md)', `[a](${SITE_URL}/cms/rest)`],
    ['[a](#here)', `[a](${SITE_URL}/cms/page#here)`],
    ['[a](/tags)', `[a](${SITE_URL}/tags)`],
    ['[`a` b](<./rest/index.md>)', `[\`a\` b](${SITE_URL}/cms/rest)`],
    ['[a](https://example.com/x_(y))', '[a](https://example.com/x_(y))'],
    ['https://example.com/a_b', 'https://example.com/a_b'],
    ['[a][ref]\n\n[ref]: ./rest/index.md', `[a][ref]\n\n[ref]: ${SITE_URL}/cms/rest`],
    ['![alt](/img/x.svg)', `![alt](${SITE_URL}/img/x.svg)`],
    ['![A shelf](./x.png)', '*Image: A shelf*'],
  ])('makes %s absolute', (source, expected) => {
    expect(markdown(source)).toBe(expected);
  });

  it('links to files next to a page with their names in the build, which change with their content', () => {
    write('cms/img/Photo.PNG', 'first');
    const first = markdown('[photo](./img/Photo.PNG#x) and [photo](@site/docs/cms/img/Photo.PNG)');
    expect(first).toMatch(
      /^\[photo\]\(https:\/\/docs\.strapi\.io\/assets\/files\/Photo-[0-9a-f]{32}\.PNG#x\) and \[photo\]\(https:\S+\.PNG\)$/,
    );
    write('cms/img/Photo.PNG', 'second');
    expect(markdown('[photo](./img/Photo.PNG#x)')).not.toBe(first.split(' and ')[0]);
  });

  it('resolves the links of a file for others', () => {
    write('release-notes.md', 'Text.');
    const docsDir = path.join(siteDir, 'docs');
    const reader = createCorpusReader({docsDir, siteDir, siteUrl: SITE_URL});
    expect(reader.resolveLink('./cms/rest/index.md#x', 'release-notes.md')).toBe(`${SITE_URL}/cms/rest#x`);
    expect(reader.resolveLink('./gone.md', 'release-notes.md')).toBeNull();
  });
});

/** The Markdown tree without positions. */
function plainMarkdownTree(source: string): unknown {
  return JSON.parse(
    JSON.stringify(plainMarkdown.parse(source), (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
}

const plainMarkdown = unified().use(remarkParse).use(remarkGfm);

function codeOf(root: Root): Pick<Code, 'lang' | 'value'>[] {
  const found: Pick<Code, 'lang' | 'value'>[] = [];
  visit(root, 'code', ({lang, value}) => {
    found.push({lang, value});
  });
  return found;
}

describe('Windows line endings', () => {
  const folder = path.resolve(import.meta.dirname, '../../tests/fixtures/corpus/docs');

  it('do not change a page', () => {
    cpSync(folder, path.join(siteDir, 'docs'), {recursive: true});
    const unix = corpus();
    for (const name of readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})) {
      const file = path.join(siteDir, 'docs', name);
      if (/\.mdx?$/.test(name)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    }
    expect(corpus()).toEqual(unix);
  });
});

describe('the fixture docs', () => {
  const pages = parseCorpus(path.join(import.meta.dirname, '../../tests/fixtures/corpus/docs'));

  it('keep code byte for byte, wherever it is', () => {
    const entry = pages.find(({id}) => id === 'cms/admonitions');
    const source = fixtureSource('cms/admonitions.md');
    const code = codeOf(parseMdx(source));
    expect(code.length).toBeGreaterThan(4);
    expect(codeOf(plainMarkdown.parse(entry?.markdown ?? ''))).toEqual(code);
  });

  it('leave no MDX behind', () => {
    for (const {markdown: whole} of pages) {
      const root = plainMarkdown.parse(whole);
      const leftovers: string[] = [];
      visit(root, 'text', ({value}) => {
        if (/:::\w|\{\/\*|<\/?[A-Z]/.test(value)) leftovers.push(value);
      });
      visit(root, 'html', ({value}) => {
        if (!/^<\/?(?:kbd|sub|sup|br)>$/.test(value)) leftovers.push(value);
      });
      expect(leftovers.filter((value) => !value.includes('and :::nothing'))).toEqual([]);
    }
  });

  it('have the headings of each page, once, in its Markdown', () => {
    for (const {sections, title, markdown: whole} of pages) {
      const headings: string[] = [];
      visit(plainMarkdown.parse(whole), 'heading', (node) => {
        headings.push(toString(node).replace(/<\/?kbd>/g, ''));
      });
      expect(headings).toEqual([title, ...sections.slice(1).map((section) => section.headings.at(-1))]);
    }
  });
});

function fixtureSource(docsPath: string): string {
  return readFileSync(path.join(import.meta.dirname, '../../tests/fixtures/corpus/docs', docsPath), 'utf8');
}

describe('faults', () => {
  it.each([
    ['broken MDX', 'Text.\n\n<div>', /docs\/cms\/page\.md:\d+: not valid MDX: .+\. Close every tag/],
    ['an unknown component', 'Text.\n\n<Fancy />', 'docs/cms/page.md:7: <Fancy> is an unknown component. Use a component'],
    ['an unknown admonition', ':::hint\nText.\n:::', 'docs/cms/page.md:5: ":::hint" is not an admonition. Use one of note,'],
    ['text that would get lost', 'A word:word[x].', 'docs/cms/page.md:5: ":word" with brackets after it'],
    ['an expression that needs code', 'A {Date.now()}.', "docs/cms/page.md:5: {Date.now()} can't be read without running code."],
    ['a link to no page', '[a](./gone.md)', 'docs/cms/page.md:5: the link "./gone.md" doesn\'t lead to a page.'],
    [
      'a snippet that is missing',
      "import A from './gone.md';\n\n<A />",
      "docs/cms/page.md:7: the snippet cms/gone.md doesn't exist.",
    ],
    [
      'two headings with one anchor',
      '## One\n\n## Two {/* #one */}',
      'docs/cms/page.md:7: the heading has the anchor "one", which the heading in line 5 also has. Give one of them',
    ],
  ])('reports %s with file, line, and fix', (_name, body, message) => {
    expect(() => page(body)).toThrow(message);
  });

  it('reports snippets that include each other in a circle', () => {
    write('snippets/a.md', "import B from './b.md';\n\n<B />");
    write('snippets/b.md', "import A from './a.md';\n\nText.\n\n<A />");
    expect(() => corpus()).toThrow(
      'docs/snippets/b.md:5: a snippet contains itself: snippets/a.md -> snippets/b.md -> snippets/a.md',
    );
  });

  it('reports the line of bytes that are not UTF-8', () => {
    write('cms/page.md', Buffer.concat([Buffer.from('# Title\n\nCaf'), Buffer.from([0xe9]), Buffer.from('\n')]));
    expect(() => corpus()).toThrow('docs/cms/page.md:3: the file is not UTF-8. Save it with the encoding UTF-8');
  });

  it('reports the line of front matter that is not YAML, or has the wrong type', () => {
    write('cms/page.md', '---\ntitle: a: b\n---\n');
    expect(() => corpus()).toThrow(/docs\/cms\/page\.md:2: front matter is not YAML/);
    write('cms/page.md', '---\ntitle: A\ntags: one\n---\n');
    expect(() => corpus()).toThrow(/docs\/cms\/page\.md:3: front matter: tags is not usable/);
  });

  it('reports the faults of all pages at once', () => {
    write('a.md', '<Fancy />');
    write('b.md', '{x}');
    expect(() => corpus()).toThrow(/docs\/a\.md:1: .+\ndocs\/b\.md:1: /);
  });
});

describe('a reader', () => {
  it('notices edits of a page, of its snippet, and of URLs, and keeps what did not change', () => {
    write('cms/a.md', 'Links to [b](./b.md).');
    write('cms/b.md', "import S from '../snippets/s.md';\n\n<S />");
    write('cms/c.md', 'Still.');
    write('snippets/s.md', 'Before.');
    const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: SITE_URL});
    const byId = (): Map<string, CorpusPage> => new Map(reader.pages().map((entry) => [entry.id, entry]));

    const first = byId();
    write('snippets/s.md', 'After the edit.');
    const second = byId();
    expect(second.get('cms/b')?.sections[0]?.text).toBe('After the edit.');
    expect(second.get('cms/c')).toBe(first.get('cms/c'));

    write('cms/b.md', '---\nslug: /elsewhere\n---\n\nText.');
    expect(byId().get('cms/a')?.markdown).toContain(`${SITE_URL}/elsewhere`);
  });

  it('renders only the page again whose link now leads to a new page', () => {
    write('cms/a.md', 'Links to [b](b.md).');
    write('cms/c.md', 'Still.');
    write('b.md', 'Text.');
    const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: SITE_URL});
    const byId = (): Map<string, CorpusPage> => new Map(reader.pages().map((entry) => [entry.id, entry]));

    const first = byId();
    expect(first.get('cms/a')?.markdown).toContain(`(${SITE_URL}/b)`);
    write('cms/b.md', 'Nearer.');
    const second = byId();
    expect(second.get('cms/a')?.markdown).toContain(`(${SITE_URL}/cms/b)`);
    expect(second.get('cms/c')).toBe(first.get('cms/c'));

    rmSync(path.join(siteDir, 'docs/b.md'));
    rmSync(path.join(siteDir, 'docs/cms/b.md'));
    expect(byId).toThrow('docs/cms/a.md:1: the link "b.md" doesn\'t lead to a page');
  });

  it('caches pages between runs, and renders changed or damaged ones again', () => {
    const cacheFolder = path.join(siteDir, 'cache');
    const run = (): string[] => {
      const options = {docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: SITE_URL, cache: filePageCache(cacheFolder, SITE)};
      return createCorpusReader(options)
        .pages()
        .map((entry) => entry.markdown);
    };
    write('cms/a.md', "import S from '../snippets/_s.md';\n\n<S />");
    write('snippets/_s.md', 'Before.');
    expect(run()).toEqual(['# a\n\nBefore.\n']);

    const [cacheFile = ''] = readdirSync(cacheFolder);
    const cached = readFileSync(path.join(cacheFolder, cacheFile), 'utf8');
    writeFileSync(path.join(cacheFolder, cacheFile), cached.replaceAll('Before.', 'From the cache.'));
    expect(run()).toEqual(['# a\n\nFrom the cache.\n']);

    write('snippets/_s.md', 'After.');
    expect(run()).toEqual(['# a\n\nAfter.\n']);

    writeFileSync(path.join(cacheFolder, cacheFile), '{"cms/a": {"digest":');
    expect(run()).toEqual(['# a\n\nAfter.\n']);
  });
});
