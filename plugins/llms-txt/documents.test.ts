import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseCorpus, type PlacedPage} from '../corpus';
import {documents, llmsIndex} from './documents';

const SITE = {title: 'Docs', tagline: 'All about it', url: 'https://docs.example.com'};

const pages: PlacedPage[] = parseCorpus(path.join(import.meta.dirname, '../../tests/fixtures/corpus/docs'), {
  siteUrl: SITE.url,
}).map((page) => ({
  ...page,
  groups: [],
  sidebar: page.area === 'cms' ? 'cmsSidebar' : page.area === 'cloud' ? 'cloudSidebar' : null,
}));

function textAt(url: string): string {
  const file = documents(pages, SITE).find((candidate) => candidate.url === url);
  if (!file) throw new Error(`No ${url}`);
  return file.text();
}

/** The rules of https://llmstxt.org, line by line. */
function faultsOfLlmsTxt(text: string): string[] {
  const [title = '', ...rest] = text.trimEnd().split('\n');
  const firstSection = rest.findIndex((line) => line.startsWith('## '));
  const [before, sections] = [rest.slice(0, firstSection), rest.slice(firstSection)];
  return [
    ...(/^# \S/.test(title) ? [] : ['The first line is not the name']),
    ...(before.find((line) => line !== '')?.startsWith('> ') ? [] : ['No summary follows the name']),
    ...before.filter((line) => line.startsWith('#')).map((line) => `A heading before the sections: ${line}`),
    ...sections
      .filter((line) => line !== '' && !/^## \S/.test(line) && !/^- \[(?:[^\]\\]|\\.)+\]\(https:\/\/\S+\)(?:: \S.*)?$/.test(line))
      .map((line) => `Not a section or a link: ${line}`),
  ];
}

describe('llms.txt', () => {
  it('follows the format of llmstxt.org', () => {
    expect(faultsOfLlmsTxt(textAt('/llms.txt'))).toEqual([]);
  });

  it('is checked by a test that rejects other formats', () => {
    expect(faultsOfLlmsTxt('# A\n\n## B\n\ntext')).toHaveLength(2);
    expect(faultsOfLlmsTxt('# A\n\n> B\n\n## C\n\n- [a](/relative.md)')).toHaveLength(1);
  });

  it('lists each page with the absolute URL of its Markdown and its description, by sidebar', () => {
    const text = textAt('/llms.txt');
    expect(text).toContain('## CMS docs\n\n- [Admonitions](https://docs.example.com/cms/admonitions.md): Shows every kind');
    expect(text).toContain('## Cloud docs\n\n- [Cloud](https://docs.example.com/cloud/intro.md): A hosted place');
  });

  it('says how to start the MCP server', () => {
    expect(textAt('/llms.txt')).toMatch(/MCP.*: npx -y https:\/\/docs\.example\.com\/mcp\.tgz$/m);
  });

  it('links to the skills', () => {
    expect(textAt('/llms.txt')).toContain('https://docs.example.com/.well-known/agent-skills/index.json');
  });

  it('excludes unlisted pages and snippets', () => {
    expect(textAt('/llms.txt')).not.toMatch(/another-address|snippets/);
  });

  it('escapes brackets in titles and removes line breaks from descriptions', () => {
    const page = pages[0];
    if (!page) throw new Error('The fixture has no pages.');
    const text = llmsIndex([{...page, title: 'A [b]', description: 'Two\nlines.'}], SITE);
    expect(faultsOfLlmsTxt(text)).toEqual([]);
  });
});

describe('files of whole pages', () => {
  it('name the source of each page and keep the reading order', () => {
    const sources = [...textAt('/llms-full.txt').matchAll(/^Source: (.*)$/gm)].map(([, source]) => source);
    const listed = pages.filter(({unlisted}) => !unlisted).map((page) => SITE.url + page.path);
    expect(sources.slice(0, listed.length)).toEqual(listed);
  });

  it('end with the unlisted pages, marked as such, and exclude snippets', () => {
    expect(textAt('/llms-full.txt')).toMatch(/Source: \S+another-address\n\nStatus: unlisted\./);
    expect(textAt('/llms-full.txt').match(/^Status: unlisted/gm)).toHaveLength(1);
    expect(textAt('/llms-full.txt')).not.toMatch(/Source: \S+snippets/);
  });

  it('also exist for each area', () => {
    expect(textAt('/llms-cms.txt')).not.toContain('Source: https://docs.example.com/cloud/');
    expect(textAt('/llms-cloud.txt')).toMatch(
      /^# Cloud\n\n> A hosted place.+\n\nSource: https:\/\/docs\.example\.com\/cloud\/intro\n\nHost a project\.\n$/,
    );
  });
});

describe('a page as Markdown', () => {
  it('exists for every page, unlisted ones and snippets included', () => {
    const urls = new Set(documents(pages, SITE).map(({url}) => url));
    expect(pages.filter(({path: route}) => !urls.has(`${route}.md`))).toEqual([]);
  });

  it('has its title once', () => {
    expect(textAt('/cms/headings.md').match(/^# /gm)).toHaveLength(1);
  });
});
