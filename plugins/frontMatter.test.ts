import {expect, it} from 'vitest';
import {extendFrontMatter} from './frontMatter';
import {unlistedSnippet} from 'docs-corpus';

const parse = (filePath: string): Promise<Record<string, unknown>> =>
  extendFrontMatter('/site', 'docs', [unlistedSnippet, (id) => ({id})])({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'Requirements'}, content: ''}),
  }).then(({frontMatter}) => frontMatter);

it('adds to what the writer wrote', async () => {
  expect(await parse('/site/docs/cms/faq.md')).toEqual({title: 'Requirements', id: 'cms/faq'});
});

it('makes a snippet an unlisted page', async () => {
  expect(await parse('/site/docs/snippets/requirements.md')).toEqual({
    title: 'Requirements',
    id: 'snippets/requirements',
    unlisted: true,
  });
  expect(await parse('/site/docs/cms/snippets/list.md')).not.toHaveProperty('unlisted');
  expect(await parse('/site/tests/site/stories/docs/snippets/other.md')).not.toHaveProperty('unlisted');
});
