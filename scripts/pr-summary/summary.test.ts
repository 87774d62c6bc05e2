import {expect, it} from 'vitest';
import {summarize, type SiteState} from './summary';

const NOTHING: SiteState = {
  pages: new Map(),
  anchors: new Set(),
  redirects: new Map(),
  samples: [],
  links: new Set(),
  images: new Map(),
};

it('says that nothing changes', () => {
  expect(summarize(NOTHING, NOTHING)).toBe('# What readers get\n\nNothing changes.\n');
});

it('shows the changed lines of a page, folded, in a fence that the page cannot end', () => {
  const summary = summarize(
    {
      ...NOTHING,
      pages: new Map([
        ['/a', 'One.\n\n```js\nx\n```\n'],
        ['/b', 'Same.'],
      ]),
    },
    {
      ...NOTHING,
      pages: new Map([
        ['/a', 'Two.\n\n````js\nx\n````\n'],
        ['/b', 'Same.'],
        ['/c', 'New.'],
      ]),
    },
  );
  expect(summary).toContain('## Pages: 2');
  expect(summary).toContain('<details><summary>/a +3 −3</summary>');
  expect(summary).toContain('`````diff\n');
  expect(summary).toContain('-One.\n');
  expect(summary).toContain('+Two.\n');
  expect(summary).toContain('<summary>/c (new) +1 −0</summary>');
  expect(summary).not.toContain('Same.');
});

it('cuts a summary that GitHub would refuse', () => {
  const long = (word: string): SiteState['pages'] =>
    new Map(Array.from({length: 300}, (_, page) => [`/page-${page}`, `${word} ${'x'.repeat(20)}\n`.repeat(200)]));
  expect(summarize({...NOTHING, pages: long('a')}, {...NOTHING, pages: long('b')}).length).toBeLessThan(200_000);
});

it('names anchors that vanish, and those that lead nowhere', () => {
  const summary = summarize(
    {...NOTHING, anchors: new Set(['/a#moved', '/a#lost', '/a#kept'])},
    {...NOTHING, anchors: new Set(['/a#kept', '/a#new']), redirects: new Map([['/a#moved', '/b']])},
  );
  expect(summary).toContain('## Anchors that appear: 1\n\n- /a#new');
  expect(summary).toContain('- **/a#lost leads nowhere else**\n- /a#moved → /b');
  expect(summary).toContain('## Redirects that appear or change: 1\n\n- /a#moved → /b');
});

it('counts samples by page, and names links and images', () => {
  const summary = summarize(
    {...NOTHING, samples: [{page: '/a', hash: '1'}], images: new Map([['static/a.png', {hash: '1', size: 1000}]])},
    {
      ...NOTHING,
      samples: [
        {page: '/a', hash: '2'},
        {page: '/a', hash: '3'},
      ],
      links: new Set(['https://example.com']),
      images: new Map([['static/a.png', {hash: '2', size: 2500}]]),
    },
  );
  expect(summary).toContain('## Samples that are proven again: 1\n\n- /a: 2');
  expect(summary).toContain('## Samples that are gone: 1\n\n- /a: 1');
  expect(summary).toContain('- https://example.com');
  expect(summary).toContain('- `static/a.png`: 1.0 kB → 2.5 kB');
});

it('shows statements that changed without their evidence in three groups, the most telling first', () => {
  const change = {file: 'docs/a.md', line: 3, notes: ['proof: GET / -> 200'], evidence: 'note', weight: 0} as const;
  const summary = summarize(NOTHING, NOTHING, [
    {...change, before: 'One.', after: 'Uno.'},
    {...change, before: 'Can.', after: "Can't.", weight: 1},
    {...change, before: 'Same.', after: 'Same.', notes: [], evidence: 'nothing', weight: 1},
  ]);
  expect(summary).toContain("## Statements that changed while their evidence didn't: 3");
  expect(summary).toContain('### The note stayed: 2\n\ndocs/a.md:3');
  expect(summary).toContain("- Can.\n+ Can't.\n  {/* proof: GET / -> 200 */}\n```\n\ndocs/a.md:3\n\n```diff\n- One.");
  expect(summary).toContain('### Nothing is near: 1');
  expect(summary).toContain('  In another place: Same.');
});

it('shows at most forty of each group', () => {
  const change = {file: 'docs/a.md', line: 3, notes: [], evidence: 'nothing', weight: 0} as const;
  const many = Array.from({length: 50}, (_, index) => ({...change, before: `Old ${index}.`, after: `New ${index}.`}));
  const summary = summarize(NOTHING, NOTHING, many);
  expect(summary).toContain('### Nothing is near: 50');
  expect(summary).toContain('… 10 more, which differ less');
  expect(summary).not.toContain('New 45.');
});
