import {expect, test} from 'vitest';
import {missingChecks, missingNews} from './whatsNew';

const lists = {'config.server': {'mcp.enabled': '5.47.0', 'mcp.requestTimeoutMs': '5.47.0', 'old.key': '5.3.0'}};
const page = (markdown: string) => [{file: 'docs/whats-new.md', sections: [{anchor: 'v5-47-0', markdown, line: 12}]}];

test('a key that a release added is named in its section, directly or through its group', () => {
  expect(missingNews(lists, page('Set `mcp.enabled: true`.'))).toEqual([]);
  expect(missingNews(lists, page('The option `mcp` is new.'))).toEqual([]);
});

test('a key that is missing from its section is reported', () => {
  const [finding, ...others] = missingNews(lists, page('Set `mcpServer`, or mcp.'));
  expect(finding?.message).toBe(
    "docs/whats-new.md:12: Strapi 5.47.0 added `mcp.enabled` (config.server), and its section doesn't name it. Name it, or its group, in code.",
  );
  expect(others).toHaveLength(1);
});

test('a new command is enough for its flags, and a flag for its opposite', () => {
  const since = {
    commands: {'strapi admin:block-user': '5.47.0'},
    flags: {
      'strapi admin:block-user --block': '5.47.0',
      'strapi build --no-minify': '5.47.0',
      'strapi build --source': '5.47.0',
      'strapi build -s': '5.47.0',
    },
  };
  expect(
    missingNews(since, page('Run `strapi admin:block-user`, or `strapi build --minify`.')).map(({reason}) => reason),
  ).toEqual(["Strapi 5.47.0 added `strapi build --source` (flags), and its section doesn't name it."]);
});

test('an option of a middleware is named without its middleware, and a word is not named by a longer one', () => {
  const since = {middlewares: {'strapi::query strictMerge': '5.47.0'}, locales: {fi: '5.47.0'}};
  expect(missingNews(since, page('`strapi::query` accepts `strictMerge`, and the locale is `fi`.'))).toEqual([]);
  expect(missingNews(since, page('`strictMerge`, see `config/file`.')).map(({reason}) => reason)).toEqual([
    "Strapi 5.47.0 added `fi` (locales), and its section doesn't name it.",
  ]);
});

test('an option of a provider is named without its provider, but a route needs its method', () => {
  const since = {email: {'SendGrid region': '5.47.0'}, routes: {'GET /api/upload/files/page': '5.47.0'}};
  expect(missingNews(since, page('`region` and `GET /api/upload/files/page`'))).toEqual([]);
  expect(missingNews(since, page('`region` and `/api/upload/files/page`'))).toHaveLength(1);
});

test('a release that the page skips is reported, unless it is older than all on the pages', () => {
  const since = {server: {'proxy.ipHeader': '5.52.0', 'old.key': '5.46.0'}};
  expect(missingNews(since, page('`mcp`')).map(({reason, note}) => [reason, note])).toEqual([
    ['Strapi 5.52.0 added `proxy.ipHeader` (server), and no page has that release.', 'Add a section with {/* #v5-52-0 */}.'],
  ]);
});

test('a locale without texts is not reported', () => {
  expect(missingNews({locales: {'uz-Cyrl': '5.47.0'}}, page('Nothing.'))).toEqual([]);
});

test('a release with a check must be listed before the releases', () => {
  const releases = (checks: string, news: string) => [
    {
      file: 'docs/whats-new.md',
      sections: [
        {anchor: 'checks', markdown: checks, line: 5},
        {anchor: 'v5-47-0', markdown: news, line: 12},
      ],
    },
  ];
  expect(missingChecks(releases('| [5.47.1](#v5-47-1) | Tokens |', '- *Check* Tokens.')).map(String)).toHaveLength(1);
  expect(missingChecks(releases('| [5.47.0](#v5-47-0) | Tokens |', '- *Check* Tokens.'))).toEqual([]);
  expect(missingChecks(releases('', '- **Tokens.**'))).toEqual([]);
});
