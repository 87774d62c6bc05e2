import {expect, it} from 'vitest';
import {plainReason, SceneError} from './sceneError';
import type {FoundScene} from './types';

const found: FoundScene = {
  scene: {name: 'list', alt: 'A list that a test has made up.', app: 'bookshop', route: '/admin', region: {around: () => []}},
  file: 'proof/shots/scenes/lists.ts',
  line: 7,
  files: {},
  source: 'abc',
};

it('contains file, scene, step, cause, and screenshot', () => {
  expect(new SceneError(found, 'tick the book', 'Timeout', '.cache/shots/failed/list.png').message).toBe(
    'proof/shots/scenes/lists.ts:7: "list" could not tick the book. Timeout. What was on screen: .cache/shots/failed/list.png.',
  );
  expect(new SceneError(found, 'start the app "bookshop"', 'It ended.', null).message).toBe(
    'proof/shots/scenes/lists.ts:7: "list" could not start the app "bookshop". It ended.',
  );
});

it('says what Playwright waited for, in one line and without colors', () => {
  const error = new Error(
    "locator.click: Timeout 20000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByRole('button', { name: 'Publish' })\u001b[22m\n",
  );
  expect(plainReason(error)).toBe("locator.click: Timeout 20000ms exceeded. Waited for getByRole('button', { name: 'Publish' })");
});
