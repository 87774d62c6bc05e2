import type {PluginContentLoadedActions} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import notFoundSuggestionsPlugin from '.';

function doc(permalink: string, unlisted = false): object {
  return {
    id: permalink.slice(1),
    title: `Title of ${permalink}`,
    description: '',
    permalink,
    source: '@site/docs/x.md',
    unlisted,
  };
}

/** The plugin's output for these docs. */
async function writtenFor(docs: object[]): Promise<unknown> {
  const written: Record<string, object | string> = {};
  const actions: PluginContentLoadedActions = {
    addRoute: () => {},
    setGlobalData: () => {},
    createData: (name, data) => {
      written[name] = data;
      return Promise.resolve(name);
    },
  };
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  await notFoundSuggestionsPlugin().allContentLoaded?.({allContent, actions});
  return JSON.parse(z.string().parse(written['pages.json']));
}

describe('the page list', () => {
  it('holds address and title of the listed pages, in the order of their addresses', async () => {
    expect(await writtenFor([doc('/cms/b'), doc('/snippets/note', true), doc('/cms/api/'), doc('/cms/a')])).toEqual([
      {path: '/cms/a', title: 'Title of /cms/a'},
      {path: '/cms/api', title: 'Title of /cms/api/'},
      {path: '/cms/b', title: 'Title of /cms/b'},
    ]);
  });

  it('refuses content that is not what it knows', async () => {
    await expect(writtenFor([{id: 1}])).rejects.toThrow(/permalink/);
  });
});
