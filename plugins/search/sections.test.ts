import {describe, expect, it} from 'vitest';
import {toCompact} from './compact';
import {toRecords} from './records';
import {makePage} from './testPages';
import {SearchEngine, sectionsQuery} from '../../src/search/embedded';

const PAGES = [
  makePage({id: 'cms/quick-start', title: 'Quick start'}, [
    [2, 'Create content-types', 'Open the builder and add a collection type.'],
    [2, 'Start the server', 'Run the command.'],
    [2, 'Next steps', 'Create content-types, create entries, read more.'],
  ]),
  makePage({id: 'cms/installation', title: 'Installation'}, [
    [2, 'Create a project', 'The command creates a project. Content-types are created later.'],
    [2, 'Troubleshooting', 'A project that does not start: the port is in use.'],
  ]),
  makePage({id: 'cms/api/rest', title: 'REST API'}, [
    [2, 'Delete an entry', 'Send DELETE to the endpoint of the content-type.'],
    [2, 'Sort by a relation', 'Name the relation and its field.'],
    [2, 'Choose an API', 'REST or GraphQL, and how they differ.'],
  ]),
  makePage({id: 'cms/api/graphql', title: 'GraphQL API'}, [
    [2, 'Delete an entry', 'Send the mutation that deletes the entry of a content-type.'],
    [2, 'Options', 'All keys of the plugin.'],
  ]),
  makePage({id: 'cms/api/populate', title: 'Populate'}, [
    [2, 'Choose fields, relations, and media', 'A relation can have a filter.'],
  ]),
  makePage({id: 'cms/api/filters', title: 'Filters'}, [[2, 'Relations', 'Filter by the relation and its field.']]),
];

async function ask(words: string): Promise<string[]> {
  const context = {siteUrl: 'https://docs.example', language: 'en', version: 'current', groupOf: () => 'Docs'};
  const {headings, texts} = toCompact(toRecords(PAGES, context));
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  return (engine.search(sectionsQuery(`${words} `))?.hits ?? []).map(({url}) => url);
}

describe('sections that answer a question', () => {
  it('begin with the one whose heading fits, whatever page is about it', async () => {
    expect((await ask('create my first content-type'))[0]).toBe('/cms/quick-start#create-content-types');
    expect((await ask('sort entries by the field of a related entry'))[0]).toBe('/cms/api/rest#sort-by-a-relation');
  });

  it('come from the page about what is asked, before others that mention it', async () => {
    expect((await ask('filter by a field of a relation'))[0]).toBe('/cms/api/filters#relations');
  });

  it('come from the area that the question names', async () => {
    expect((await ask('delete an entry with GraphQL'))[0]).toBe('/cms/api/graphql#delete-an-entry');
  });

  it('are from three different pages first, and then the best others of any', async () => {
    const sections = await ask('create a content-type');
    expect(sections).toHaveLength(5);
    expect(sections.slice(0, 3).map((url) => url.replace(/#.*/, ''))).toEqual([
      '/cms/quick-start',
      '/cms/installation',
      '/cms/api/graphql',
    ]);
    expect(sections[3]).toBe('/cms/quick-start');
  });

  it('are never lists of links', async () => {
    expect(await ask('create content-types')).not.toContain('/cms/quick-start#next-steps');
  });

  it('may be none', async () => {
    expect(await ask('zxqvbn')).toEqual([]);
  });
});
