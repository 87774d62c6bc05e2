import {mkdirSync, rmSync, unlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchPages} from './watchFiles';

const folder = path.join(tmpdir(), `watch-${process.pid}`);
let stop: (() => Promise<void>) | null = null;

beforeEach(() => mkdirSync(folder));

afterEach(async () => {
  await stop?.();
  rmSync(folder, {recursive: true, force: true});
});

/** Keeps the first page until `release` is called. */
async function watchAndHold(): Promise<{told: string[]; deleted: string[]; most: () => number; release: () => void}> {
  const told: string[] = [];
  const deleted: string[] = [];
  let running = 0;
  let most = 0;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  stop = await watchPages(folder, {
    async onSaved(file) {
      running++;
      most = Math.max(most, running);
      told.push(path.basename(file));
      await held;
      running--;
    },
    onDeleted: (file) => deleted.push(path.basename(file)),
  });
  return {told, deleted, most: () => most, release};
}

function save(name: string, text = name): void {
  writeFileSync(path.join(folder, name), text);
}

test('pages are reported one after the other, and other files are ignored', async () => {
  const {told, most, release} = await watchAndHold();
  save('a.mdx');
  await vi.waitFor(() => expect(told).toContain('a.mdx'), 20_000);
  save('b.md');
  save('c.txt');
  release();
  await vi.waitFor(() => expect(told).toContain('b.md'), 20_000);
  expect(most()).toBe(1);
  expect(told).not.toContain('c.txt');
});

test('a page that is deleted before its turn is not reported as saved', async () => {
  save('b.md');
  const {told, deleted, release} = await watchAndHold();
  save('a.md');
  await vi.waitFor(() => expect(told).toEqual(['a.md']), 20_000);
  save('b.md', 'changed');
  save('c.md');
  unlinkSync(path.join(folder, 'b.md'));
  await vi.waitFor(() => expect(deleted).toEqual(['b.md']), 20_000);
  release();
  await vi.waitFor(() => expect(told).toContain('c.md'), 20_000);
  expect(told).toEqual(['a.md', 'c.md']);
});
