import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {watchPages} from './watchFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
let stop: (() => Promise<void>) | null = null;

afterEach(async () => {
  await stop?.();
  rmSync(folder, {recursive: true, force: true});
});

test('pages are reported one after the other, and other files are ignored', async () => {
  const told: string[] = [];
  let running = 0;
  let mostRunning = 0;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  stop = await watchPages(folder, async (file) => {
    running++;
    mostRunning = Math.max(mostRunning, running);
    told.push(path.basename(file));
    await held;
    running--;
  });
  writeFileSync(path.join(folder, 'a.mdx'), 'a');
  await vi.waitFor(() => expect(told).toContain('a.mdx'), 20_000);
  writeFileSync(path.join(folder, 'b.md'), 'b');
  writeFileSync(path.join(folder, 'c.txt'), 'c');
  release();
  await vi.waitFor(() => expect(told).toContain('b.md'), 20_000);
  expect(mostRunning).toBe(1);
  expect(told).not.toContain('c.txt');
});
