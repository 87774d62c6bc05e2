import {afterEach, expect, it, vi} from 'vitest';
import {pageText} from './pageText';

afterEach(() => vi.unstubAllGlobals());

function serve(...answers: (() => Response)[]): () => number {
  const fetch = vi.fn(() => Promise.resolve(answers.shift()?.() ?? Response.error()));
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.length;
}

it('knows the text that is in the module', () => {
  expect(pageText('page-text:["one","<b>two</b>"]:page-text', 2).map((piece) => piece.read())).toEqual(['one', '<b>two</b>']);
});

it('loads what it does not know, once', async () => {
  const asked = serve(() => Response.json(['zero', 'one', 'two']));
  const pieces = pageText('/assets/js/1.json 1', 2);
  expect(pieces.map((piece) => piece.read())).toEqual([null, null]);
  await Promise.all(pieces.map((piece) => new Promise<void>((resolve) => piece.wait(resolve))));
  expect(pieces.map((piece) => piece.read())).toEqual(['one', 'two']);
  expect(asked()).toBe(1);
});

it('fails for those that wait, and is loaded again for who comes after them', async () => {
  serve(
    () => new Response('', {status: 500}),
    () => Response.json(['one']),
  );
  const [piece] = pageText('/assets/js/2.json 0', 1);
  if (!piece) throw new Error('No piece.');
  let stop = (): void => {};
  await new Promise<void>((resolve) => (stop = piece.wait(resolve)));
  expect(() => piece.read()).toThrow('Loading chunk /assets/js/2.json failed: 500.');
  stop();
  expect(piece.read()).toBeNull();
  await new Promise<void>((resolve) => piece.wait(resolve));
  expect(piece.read()).toBe('one');
});
