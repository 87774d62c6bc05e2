import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadConfig, spellCheckDocument} from 'cspell-lib';
import {expect, it} from 'vitest';
import {SPELLING_SETTINGS} from './speller';

const PAGE = `---
title: The first colour
description: What a reader can do.
tags: ['colourz', 'cli']
---

import Note from '../snippets/notez.mdx';

The Strapi response, "quoted", with a mistaek, \`colourz\`, <code>colourz</code>, [a link](./colourz.md), Node.js and 2nd.
See https://example.com/colourz and src/colourz. {/* source: colourz */}

\`\`\`ts title="colourz.ts"
const colourz = 1;
\`\`\`

<Expandable title="A responce">

Click **Publish** <Mark n={1} />, <img src="/img/colourz.png" />.

</Expandable>
`;

/** The words that an editor with a cspell extension underlines. */
async function misspelled(text: string, uri: string): Promise<string[]> {
  const {issues} = await spellCheckDocument(
    {uri, text, languageId: 'mdx'},
    {generateSuggestions: false},
    await loadConfig(SPELLING_SETTINGS),
  );
  return issues.map((issue) => issue.text);
}

it('editors underline the same words as the check', async () => {
  expect(await misspelled(PAGE, 'docs/page.mdx')).toEqual(['colour', 'mistaek', 'responce']);
});

it('editors underline nothing on a page that passes the check', async () => {
  const file = path.resolve('docs/cms/intro.md');
  expect(await misspelled(readFileSync(file, 'utf8'), file)).toEqual([]);
});
