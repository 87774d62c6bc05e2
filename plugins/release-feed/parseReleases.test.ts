import {describe, expect, it} from 'vitest';
import {toNews} from './news';
import {parseReleases, releaseAnchor} from './parseReleases';

const PAGE = `---
title: What's new
---

Some words first.

## 5.54.0 {/* #v5-54-0 */}

Released Sep 16, 2026

- **The first thing.** More about it. {/* source: somewhere */}
- **The second thing.**

### Details

More.

## 5.53.0 {/* #v5-53-0 */}

Released by Sep 9, 2026

Only text.

<Expandable title="Patch releases">

### 5.53.2 {/* #v5-53-2 */}

Released by Sep 14, 2026

- **A patch.**

### 5.53.1 {/* #v5-53-1 */}

Released by Sep 11, 2026

</Expandable>

## About these notes

Not a release.
`;

describe('parseReleases', () => {
  it('finds the versions with their dates, newest first, including those in boxes', () => {
    const releases = parseReleases(PAGE, 'docs/whats-new.md');
    expect(releases.map(({version, date}) => [version, date.toISOString()])).toEqual([
      ['5.54.0', '2026-09-16T00:00:00.000Z'],
      ['5.53.2', '2026-09-14T00:00:00.000Z'],
      ['5.53.1', '2026-09-11T00:00:00.000Z'],
      ['5.53.0', '2026-09-09T00:00:00.000Z'],
    ]);
  });

  it('gives each version the content below it, up to the next version or heading of its level', () => {
    const contents = parseReleases(PAGE, 'docs/whats-new.md').map(({content}) => content.map(({type}) => type));
    expect(contents).toEqual([['list', 'heading', 'paragraph'], ['list'], [], ['paragraph']]);
  });

  it.each(['', 'Released yesterday\n', 'Released Feb 30, 2026\n', 'Some text\n'])(
    'reports the date %j with file, line, and fix',
    (dateLine) => {
      expect(() => parseReleases(`# Notes\n\n## 1.2.3\n\n${dateLine}\n- What is new\n`, 'docs/release-notes.md')).toThrow(
        'docs/release-notes.md:3: version 1.2.3 has no date. Write "Released Sep 16, 2026" on the line below its heading.',
      );
    },
  );

  it('rejects a page without versions, which would result in an empty feed', () => {
    expect(() => parseReleases('# Notes\n\n## Not a version\n\nText.\n', 'docs/release-notes.md')).toThrow(
      'docs/release-notes.md:1: no release was found.',
    );
  });
});

describe('releaseAnchor', () => {
  it('is an id without dots', () => {
    expect(parseReleases(PAGE, 'x').map(releaseAnchor)).toEqual(['v5-54-0', 'v5-53-2', 'v5-53-1', 'v5-53-0']);
  });
});

describe('toNews', () => {
  it('uses the first words in bold as headline, without their period', () => {
    expect(parseReleases(PAGE, 'x').map(toNews)).toEqual([
      {version: '5.54.0', date: '2026-09-16', headline: 'The first thing', anchor: 'v5-54-0'},
      {version: '5.53.2', date: '2026-09-14', headline: 'A patch', anchor: 'v5-53-2'},
      {version: '5.53.1', date: '2026-09-11', headline: '', anchor: 'v5-53-1'},
      {version: '5.53.0', date: '2026-09-09', headline: '', anchor: 'v5-53-0'},
    ]);
  });
});
