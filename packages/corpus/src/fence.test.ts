import {expect, it} from 'vitest';
import {readFence} from './fence';

it('reads the title, the highlighted lines, and whether lines have numbers', () => {
  expect(readFence('a\nb', 'title="src/index.ts" {1,3-4} showLineNumbers')).toEqual({
    code: 'a\nb',
    title: 'src/index.ts',
    hasNumbers: true,
    marked: new Set([1, 3, 4]),
  });
  expect(readFence('a', null)).toEqual({code: 'a', title: null, hasNumbers: false, marked: new Set()});
});

it('removes comments that highlight lines from the code', () => {
  const text = 'one\n// highlight-next-line\ntwo\n# highlight-start\nthree\nfour\n# highlight-end\nfive';
  expect(readFence(text, null)).toMatchObject({code: 'one\ntwo\nthree\nfour\nfive', marked: new Set([2, 3, 4])});
});
