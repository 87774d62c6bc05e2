import {expect, test} from 'vitest';
import {missingNews} from './whatsNew';

const lists = {'config.server': {'mcp.enabled': '5.47.0', 'mcp.requestTimeoutMs': '5.47.0', 'old.key': '5.3.0'}};
const page = (markdown: string) => ({file: 'docs/whats-new.md', sections: [{anchor: 'v5-47-0', markdown, line: 12}]});

test('a key that a release added is named in its section, itself or by one of its group', () => {
  expect(missingNews(lists, page('Set `mcp.enabled: true`.'))).toEqual([]);
  expect(missingNews(lists, page('The option `mcp` is new.'))).toEqual([]);
});

test('a key that its section leaves out is a finding', () => {
  const [finding, ...others] = missingNews(lists, page('Set `mcpServer`, or mcp.'));
  expect(finding).toEqual({
    file: 'docs/whats-new.md',
    line: 12,
    fault: "Strapi 5.47.0 added `mcp.enabled` (config.server), and its section doesn't name it.",
    fix: 'Name it, or its group, in code.',
  });
  expect(others).toHaveLength(1);
});
