import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkDocs} from './checkDocs';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
  docs.write('dictionary.txt', 'CLI\nREST\nStrapi\n');
  docs.write('cms/faq.md', `${GOOD_HEAD}\n## Install {/* #install */}\n\nText.\n`);
  docs.write('cms/api/rest/index.md', `${GOOD_HEAD}\n## Endpoints\n\nText.\n`);
});

afterEach(() => docs.remove());

const PAGES = ['cms/intro', 'cms/faq', 'cms/api/rest/index', 'cms/other'];

/** Faults of a page whose text begins on line 7. */
async function faultsOf(text: string): Promise<string[]> {
  docs.write('cms/intro.md', `${GOOD_HEAD}\n${text}\n`);
  const faults = await docs.faults(PAGES);
  return faults.map((fault) => fault.replace('cms/intro.md:', ''));
}

describe('links that are right', () => {
  it.each([
    '[Questions](./faq.md), [install](faq.md#install), [REST](./api/rest/index.md?a=b#endpoints)',
    '## Own {/* #own */}\n\n[Up](#own), [top](#own)',
    '[Questions][q]\n\n[q]: ./faq.md#install',
    '[Start](/), [tags](/tags), [CLI](/tags/cli), [search](/search?q=a)',
    '[Strapi](https://strapi.io/nowhere), [write](mailto:a@example.com), [feed](pathname:///release-notes.xml), [app](pathname:///bookshop.zip)',
    '<Cards>\n  <Card title="REST" to="/cms/api/rest#endpoints" />\n  <Card title="Strapi" to="https://strapi.io" />\n</Cards>',
    'Send `[a][b]` or `filters[title][$eq]`.',
  ])('are not told: %s', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });
});

it("a URL that isn't written as a link is told", async () => {
  expect(await faultsOf('Read https://strapi.io/blog.')).toEqual([
    '7: the URL "https://strapi.io/blog" isn\'t a link. Write "[Name of the page](https://strapi.io/blog)", or write it as code',
  ]);
});

describe('code as a link', () => {
  beforeEach(() => {
    docs.write(
      'cms/faq.md',
      `${GOOD_HEAD}\n## Keys {/* #keys */}\n\nSet \`app.keys\`.\n\n### Length\n\nSet \`maxLimit\`.\n\n{/* proof: minLimit */}\n\n## Ports {/* #ports */}\n\nSet \`port\`.\n`,
    );
  });

  it.each([
    '[`app.keys`](./faq.md#keys), [`keys: []`](./faq.md#keys), [`app.keys()`](./faq.md)',
    '[`app.maxLimit`](./faq.md#keys), [`port`](./faq.md), [text `nowhere`](./faq.md#ports)',
  ])('leads to a section that names it: %s', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it.each([
    ['[`app.keys`](./faq.md#ports)', '`app.keys` leads to the section #ports of docs/cms/faq.md', 'Link to #keys'],
    ['[`rest.maxLimit`](./faq.md#keys)', '`rest.maxLimit` leads to the section #keys of docs/cms/faq.md', ''],
    ['[`minLimit`](./faq.md)', '`minLimit` leads to docs/cms/faq.md', 'Link to the place that describes it'],
    ['## Own {/* #own */}\n\n[`port`](#other)\n\n## Other {/* #other */}\n\nText.', '`port` leads to the section #other', ''],
  ])('is told otherwise: %s', async (text, reason, fix) => {
    const [first = '', ...others] = await faultsOf(text);
    expect(others).toEqual([]);
    expect(first).toContain(`the link with the text ${reason}`);
    expect(first).toContain(fix);
  });
});

describe('a title as a link', () => {
  const page = (title: string): string =>
    `---\ntitle: ${title}\ndescription: Text.\n---\n\n## Start a task {/* #start */}\n\nText.\n`;

  beforeEach(() => {
    docs.write('cms/faq.md', page('Questions and answers'));
    docs.write('cms/other.md', page('Filters'));
    docs.write('cms/api/rest/filters.md', page('REST filters'));
    docs.write('cms/api/rest/index.md', page('REST API'));
  });

  it.each([
    '[Questions and answers](./faq.md), [Filters](./other.md), [filters](./faq.md), [Filters](./faq.md#start)',
    '[Start a task](./faq.md#start), [Any other text](./faq.md), [REST API](./api/rest/filters.md)',
    '[Filters](./api/rest/filters.md)',
  ])('leads to its page: %s', async (text) => {
    expect((await faultsOf(text)).filter((fault) => fault.includes('title'))).toEqual([]);
  });

  it.each([
    ['[Questions and answers](./other.md#start)', 'docs/cms/other.md, whose title is "Filters". Link to docs/cms/faq.md'],
    ['[REST API](./faq.md)', 'docs/cms/faq.md, whose title is "Questions and answers"'],
    ['[Filters](./faq.md)', 'docs/cms/faq.md, whose title is "Questions and answers"'],
  ])('is told otherwise: %s', async (text, reported) => {
    expect((await faultsOf(text)).join('\n')).toContain(reported);
  });
});

describe('each fault of a file is told at once', () => {
  it('links to files, anchors, absolute links, references, images and components', async () => {
    const text = [
      '[Lost](./lost.md), [moved](./rest.md#endpoints)',
      '[Anchor](./faq.md#instal), [own](#nowhere)',
      '[Absolute](/cms/faq#install), [full](https://docs.strapi.io/cms/api/rest)',
      '[Absolute and lost](/cms/nowhere), [full and lost](https://docs.strapi.io/cms/nowhere)',
      '[Reference][one], [undefined][two]',
      '![A list of books](./lost.png) ![A list of authors](/img/lost.png)',
      '',
      '[one]: ./faq.md#nothing',
      '',
      '<Cards>',
      '  <Card title="Lost" to="/cms/nowhere" />',
      '  <Card title="Anchor" to="/cms/faq#nothing" />',
      '</Cards>',
    ].join('\n');
    const lost = 'Name a file that exists, relative to this one';
    const image = 'Name a file that exists, relative to this one, or below static: "/img/…"';
    const anchor = 'Write the id of one of its headings, or give the heading this id: ## Heading {/* #nothing */}';
    expect(await faultsOf(text)).toEqual([
      `7: the link "./lost.md" doesn't lead to a page. ${lost}`,
      '7: the link "./rest.md#endpoints" doesn\'t lead to a page. Write "./api/rest/index.md#endpoints"',
      '8: the link "./faq.md#instal" leads to an anchor that docs/cms/faq.md doesn\'t have. Write "./faq.md#install"',
      `8: the link "#nowhere" leads to an anchor that this file doesn't have. ${anchor.replace('#nothing', '#nowhere')}`,
      '9: the link "/cms/faq#install" doesn\'t name the page\'s file. Write "./faq.md#install"',
      '9: the link "https://docs.strapi.io/cms/api/rest" doesn\'t name the page\'s file. Write "./api/rest/index.md"',
      `10: the link "/cms/nowhere" doesn't lead to a page. ${lost}`,
      `10: the link "https://docs.strapi.io/cms/nowhere" doesn't lead to a page. ${lost}`,
      expect.stringContaining('11: Unexpected reference to undefined definition, expected corresponding definition (`two`)'),
      `12: the image "./lost.png" doesn't lead to a file. ${image}`,
      `12: the image "/img/lost.png" doesn't lead to a file. ${image}`,
      `14: the link "./faq.md#nothing" leads to an anchor that docs/cms/faq.md doesn't have. ${anchor}`,
      '17: the link "/cms/nowhere" doesn\'t lead to a page. Write the path of a page that exists, like "/cms/faq"',
      `18: the link "/cms/faq#nothing" leads to an anchor that docs/cms/faq.md doesn't have. ${anchor}`,
    ]);
  });

  it('in notes, their titles, tables and steps', async () => {
    const text = ':::tip[See [this](./lost.md)]\n\n1. [That](#nowhere)\n\n:::\n\n| A |\n| --- |\n| [B](./faq.md#b) |';
    expect(await faultsOf(text)).toEqual([
      expect.stringContaining('7: the link "./lost.md"'),
      expect.stringContaining('9: the link "#nowhere"'),
      expect.stringContaining('15: the link "./faq.md#b"'),
    ]);
  });
});

describe('files', () => {
  it('are looked for next to the page and below static', async () => {
    docs.write('cms/books.png', 'x');
    docs.write('cms/books.zip', 'x');
    docs.write('../static/img/books-dark.png', 'x');
    const image = (src: string): string => `<img alt="Books" src="${src}" />`;
    const files = '![A list of books](./books.png) ![Dark](/img/books-dark.png) [Books](./books.zip)';
    expect(await faultsOf(`${files}\n\n${image('/img/books-dark.png')}`)).toEqual([]);
    expect(await faultsOf(image('/img/lost.png'))).toEqual([
      expect.stringContaining('7: the link "/img/lost.png" doesn\'t lead to a file'),
    ]);
  });
});

describe('snippets', () => {
  const show = "import Note from '../snippets/note.md';\n\n<Note />\n\n## Own\n\nText.";
  const snippet = (text: string): void => docs.write('snippets/note.md', `---\ntitle: Note\n---\n\n${text}\n`);

  it('bring their anchors to the pages that show them', async () => {
    snippet('## Part\n\nText.');
    docs.write('cms/other.md', `${GOOD_HEAD}\n[Part](./intro.md#part), [own](./intro.md#own), [no](./intro.md#parts-of-it)\n`);
    expect(await faultsOf(show)).toEqual([expect.stringContaining('cms/other.md:7: the link "./intro.md#parts-of-it"')]);
  });

  it('are told their broken links, with the page that lacks an anchor', async () => {
    snippet('## Part\n\n[Lost](./lost.md), [part](#part), [own](#own)');
    expect(await faultsOf(show)).toEqual([
      expect.stringContaining('snippets/note.md:7: the link "./lost.md" doesn\'t lead to a page'),
      expect.stringContaining('snippets/note.md:7: the link "#own" leads to an anchor that this file doesn\'t have'),
    ]);
    docs.write('snippets/note.md', `---\ntitle: Note\n---\n\n## Part\n\nText.\n`);
    docs.write('cms/_part.md', '[Own](#own), [no](#install)\n');
    expect(await faultsOf("import Part from './_part.md';\n\n<Part />\n\n## Own\n\nText.")).toEqual([
      expect.stringContaining('cms/_part.md:1: the link "#install" leads to an anchor that docs/cms/intro.md doesn\'t have'),
    ]);
  });
});

describe('a page that is not MDX', () => {
  it('is told, and links to its anchors are not', async () => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\n<Broken\n`);
    expect(await faultsOf('[Questions](./faq.md#install)')).toEqual([expect.stringContaining('cms/faq.md:')]);
  });
});

describe('a page that is checked alone', () => {
  it('is told its links to other pages, and no faults of those', async () => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\n## Install {/* #install */}\n\n[Lost](./lost.md)\n`);
    docs.write('cms/intro.md', `${GOOD_HEAD}\n[Right](./faq.md#install), [wrong](./faq.md#nothing)\n`);
    const options = {siteDir: path.dirname(docs.path), sidebarIds: new Set(PAGES)};
    const {findings} = await checkDocs('docs', {...options, isWanted: (docsPath) => docsPath === 'cms/intro.md'});
    expect(findings.map(({file, line, reason}) => `${file}:${line}: ${reason}`)).toEqual([
      'docs/cms/intro.md:7: the link "./faq.md#nothing" leads to an anchor that docs/cms/faq.md doesn\'t have',
    ]);
  });
});

describe('the page that a broken link means', () => {
  beforeEach(() => {
    for (const name of [
      'cms/api/entity-service/filter',
      'cms/api/rest/filters',
      'cms/features/users-permissions',
      'cms/features/preview',
    ])
      docs.write(`${name}.md`, GOOD_HEAD);
    docs.write('snippets/setup.md', '---\ntitle: Setup\n---\n\nText.\n');
    docs.write('../static/img/roles.png', '');
    docs.write('cms/photo.png', '');
  });

  const ALL = ['cms/api/entity-service/filter', 'cms/api/rest/filters', 'cms/features/users-permissions', 'cms/features/preview'];

  it.each([
    ['[Part](./api/rest/filter.mdx)', 'Write "./api/rest/filters.md"'],
    ['[Part](./api/rest/filter.mdx#eq)', 'Write "./api/rest/filters.md#eq"'],
    ['[Part](/cms/features/users-permisions)', 'Write "./features/users-permissions.md"'],
    ['[Part](./feature/preview.md)', 'Write "./features/preview.md"'],
    ['[Part](./preview)', 'Write "./features/preview.md"'],
    ['[Part](https://docs.strapi.io/cms/features/previw)', 'Write "./features/preview.md"'],
    ['[Part][p]\n\n[p]: ../features/preview.md', 'Write "./features/preview.md"'],
    ['[Part](@site/docs/cms/features/previews.md)', 'Write "./features/preview.md"'],
    ['[Part](/tags/clii)', 'Write "/tags/cli"'],
    [
      '<Cards>\n\n<Card title="Part" to="/cms/features/users-permisions" />\n\n</Cards>',
      'Write "/cms/features/users-permissions"',
    ],
    ['<Cards>\n\n<Card title="Part" to="/cms/feature/preview#x" />\n\n</Cards>', 'Write "/cms/features/preview#x"'],
    ['![Part](/img/role.png)', 'Write "/img/roles.png"'],
    ['![Part](/image/roles.png)', 'Write "/img/roles.png"'],
    ['![Part](./fotos/photo.png)', 'Write "./photo.png"'],
    ["import Setup from '../snippet/setup.md';", 'Write "../snippets/setup.md"'],
    ["import Setup from '../snippets/setups.md';", 'Write "../snippets/setup.md"'],
    ['[Part](./something-else.md)', 'Name a file that exists, relative to this one'],
  ])('is named: %s', async (text, fix) => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\n${text}\n`);
    expect(await docs.faults([...PAGES, ...ALL])).toEqual([expect.stringContaining(`. ${fix}`)]);
  });
});

describe('a section that other files link, and that is gone', () => {
  beforeEach(() => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\n## Install {/* #installation */}\n\nText.\n`);
    docs.write('cms/intro.md', `${GOOD_HEAD}\n[Part](./faq.md#install)\n`);
  });

  const faultsIn = async (name: string): Promise<string[]> => {
    const options = {siteDir: path.dirname(docs.path), sidebarIds: new Set(PAGES), isWanted: (file: string) => file === name};
    return (await checkDocs('docs', options)).findings.map(({message}) => message);
  };

  it('is told of its own file if only that is checked', async () => {
    expect(await faultsIn('cms/faq.md')).toEqual([
      expect.stringMatching(
        /^docs\/cms\/faq\.md:1: a link to this file breaks: docs\/cms\/intro\.md:7: the link "\.\/faq\.md#install"/,
      ),
    ]);
    expect(await faultsIn('cms/intro.md')).toEqual([expect.stringMatching(/^docs\/cms\/intro\.md:7: the link /)]);
    expect(await faultsIn('cms/api/rest/index.md')).toEqual([]);
  });

  it('is one fault of its own file if several link it', async () => {
    docs.write('cms/other.md', `${GOOD_HEAD}\n[Part](./faq.md#install) and [part](./faq.md#install)\n`);
    const fault =
      'cms/faq.md:7: no heading has the ID "install", which these link: docs/cms/intro.md:7, docs/cms/other.md:7. Give the heading its ID back, ## Heading {/* #install */}, or correct the links';
    expect(await docs.faults(PAGES)).toEqual([expect.stringContaining(fault)]);
    expect(await faultsIn('cms/faq.md')).toEqual([expect.stringContaining(fault)]);
  });

  it('is told with the title that others use', async () => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\n[The other page](./faq.md)\n`);
    docs.write('cms/other.md', GOOD_HEAD.replace('title: Intro', 'title: The other page'));
    expect(await faultsIn('cms/faq.md')).toEqual([expect.stringMatching(/^docs\/cms\/faq\.md:1: .*docs\/cms\/intro\.md:7: /)]);
  });
});
