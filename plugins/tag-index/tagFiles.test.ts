import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseCorpus} from '../corpus';
import {readVocabulary, tagFiles} from './tagFiles';

const VOCABULARY = {
  'rest-api': {label: 'REST API', description: 'Endpoints.', permalink: '/rest-api'},
  'strapi-cloud': {label: 'Strapi Cloud', description: 'Hosting.', permalink: '/strapi-cloud'},
  unused: {label: 'Unused', description: 'No page.', permalink: '/unused'},
};

const pages = parseCorpus(path.join(import.meta.dirname, '../../tests/fixtures/corpus/docs'));

function json(url: string): unknown {
  const file = tagFiles(pages, VOCABULARY).find((candidate) => candidate.url === url);
  return file ? JSON.parse(file.text()) : null;
}

describe('/tags.json', () => {
  it('lists the tags of pages with their number of pages', () => {
    expect(json('/tags.json')).toEqual([
      {tag: 'rest-api', label: 'REST API', description: 'Endpoints.', permalink: '/tags/rest-api', count: 4},
      {tag: 'strapi-cloud', label: 'Strapi Cloud', description: 'Hosting.', permalink: '/tags/strapi-cloud', count: 1},
    ]);
  });

  it('does not count unlisted pages', () => {
    const hidden = pages.map((page) => ({...page, unlisted: true}));
    expect(tagFiles(hidden, VOCABULARY).map(({url, text}) => [url, text()])).toEqual([['/tags.json', '[]\n']]);
  });
});

describe('/tags/{tag}.json', () => {
  it('lists the pages of the tag', () => {
    expect(json('/tags/strapi-cloud.json')).toEqual({
      label: 'Strapi Cloud',
      items: [
        {
          title: 'Cloud',
          description: 'A hosted place for projects, with databases and files, that is connected to a Git repository.',
          permalink: '/cloud/intro',
          area: 'cloud',
        },
      ],
    });
    expect(json('/tags/unused.json')).toBeNull();
  });
});

describe('a vocabulary that cannot be used', () => {
  it('is reported with its fix', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tags-'));
    writeFileSync(path.join(folder, 'tags.yml'), 'rest-api:\n  label: 1\n');
    expect(() => readVocabulary(folder)).toThrow(/tags\.yml:1: the tags cannot be read\. Give each a label/);
    rmSync(folder, {recursive: true});
  });
});
