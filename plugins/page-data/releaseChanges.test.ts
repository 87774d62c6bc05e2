import {expect, it} from 'vitest';
import {parseReleases} from '../release-feed/parseReleases';
import {releaseChanges} from './releaseChanges';

const page = (path: string, source: string) => ({
  path,
  releases: parseReleases(source, 'docs/page.md'),
  resolveLink: (url: string) => `/cms/${url}`,
});

it('separates changes to check from others, with links that work on any page, and without comments', () => {
  const source =
    '## 5.9.0 {/* #v5-9-0 */}\n\nReleased Jan 2, 2026\n\n- **New.** <PlanBadge plan="Growth" /> See [it](a).\n  {/* source: x */}\n- <CheckBadge /> The key `b`.\n  {/* source: x */}\n';
  const [changes] = releaseChanges([page('/whats-new', source)]);
  expect(changes).toMatchObject({version: '5.9.0', date: '2026-01-02', isExact: true, path: '/whats-new#v5-9-0'});
  expect(changes?.news.replaceAll('\n', '')).toBe(
    '<ul><li><strong>New.</strong> (Growth plan) See <a href="/cms/a">it</a>.</li></ul>',
  );
  expect(changes?.checks.map(({html}) => html)).toEqual(['The key <code>b</code>.']);
});

it('lists the releases of all pages, newest first, with empty lists for what a release lacks', () => {
  const older = page('/whats-new/older', '## 5.9.0\n\nReleased by Jan 2, 2026\n\nOnly text.\n');
  const newer = page('/whats-new', '## 5.10.1\n\nReleased Jan 3, 2026\n\n- <CheckBadge /> X.\n');
  const changes = releaseChanges([older, newer]);
  expect(changes.map(({version}) => version)).toEqual(['5.10.1', '5.9.0']);
  expect(changes[0]?.news).toBe('');
  expect(changes[1]).toMatchObject({isExact: false, path: '/whats-new/older#v5-9-0', checks: [], news: '<p>Only text.</p>'});
});
