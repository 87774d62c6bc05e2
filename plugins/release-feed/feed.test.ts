import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {createCorpusReader} from '../corpus';
import {renderFeed, type FeedAbout} from './feed';
import {parseReleases} from './parseReleases';

const siteDir = path.resolve('tests/fixtures/corpus');
const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: 'https://docs.example'});
const ABOUT: FeedAbout = {
  title: 'The docs: release notes',
  description: 'What changed',
  siteUrl: 'https://docs.example',
  page: '/release-notes',
  feed: '/release-notes.xml',
  resolveLink: (url) => reader.resolveLink(url, 'release-notes.md'),
};

const PAGE = `## 2.0.0 {/* #v2-0-0 */}

Released Feb 3, 2026

See [the intro](./cloud/intro.md), [a part](./cms/headings.md#first), [an index](./cms/rest/index.md), [a page with another address](./cms/slugged.md),
[a page of the site](/cloud/intro),
[below](#v1-0-0) and [elsewhere](https://example.org/a.md#b). {/* source: not for readers */}

## 1.0.0 {/* #v1-0-0 */}

Released Jan 2, 2026

Text with \`code\` & <br /> signs.
`;

const feed = (source = PAGE) => renderFeed(parseReleases(source, 'docs/release-notes.md'), ABOUT);

describe('renderFeed', () => {
  it('contains the page, its own URL, and the date of the latest release', () => {
    expect(feed()).toContain('<title>The docs: release notes</title>');
    expect(feed()).toContain('<link>https://docs.example/release-notes</link>');
    expect(feed()).toContain('href="https://docs.example/release-notes.xml" rel="self"');
    expect(feed()).toContain('<lastBuildDate>Tue, 03 Feb 2026 00:00:00 GMT</lastBuildDate>');
  });

  it('has an item for each release, with its date and the URL of its heading', () => {
    const items = feed().split('<item>').slice(1);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('2.0.0');
    expect(items[0]).toContain('<link>https://docs.example/release-notes#v2-0-0</link>');
    expect(items[0]).toContain('<pubDate>Tue, 03 Feb 2026 00:00:00 GMT</pubDate>');
    expect(items[1]).toContain('<link>https://docs.example/release-notes#v1-0-0</link>');
  });

  it('makes every link absolute for feed readers', () => {
    const [first = ''] = feed().split('<item>').slice(1);
    const hrefs = [...first.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      'https://docs.example/cloud/intro',
      'https://docs.example/cms/headings#first',
      'https://docs.example/cms/rest',
      'https://docs.example/cms/another-address',
      'https://docs.example/cloud/intro',
      'https://docs.example/release-notes#v1-0-0',
      'https://example.org/a.md#b',
    ]);
  });

  it('omits comments for writers', () => {
    expect(feed()).not.toContain('not for readers');
  });

  it('is the same on another day, so that feed readers only see real changes', () => {
    vi.useFakeTimers({now: new Date('2026-01-01')});
    const first = feed();
    vi.setSystemTime(new Date('2026-02-01'));
    expect(feed()).toBe(first);
    vi.useRealTimers();
  });
});
