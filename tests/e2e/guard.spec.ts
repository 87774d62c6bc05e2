/** The check of console and network that applies to every end-to-end test. */
import {expect, test} from './support/test';

test('the guard sees errors and failed requests of every window, also of those that a test opens', async ({
  browser,
  baseURL,
  page,
  faults,
}) => {
  faults.expect(/^console error: planted/, /^uncaught: planted/, /404.*\/no-such-file/);
  const other = await browser.newContext({...(baseURL !== undefined && {baseURL})});
  for (const [index, window] of [page, await other.newPage()].entries()) {
    await window.goto('/cms/faq');
    await window.evaluate(async () => {
      console.error('planted');
      setTimeout(() => {
        throw new Error('planted');
      });
      await fetch('/no-such-file');
    });
    for (const fault of [/^console error: planted/, /^uncaught: planted/, /^status 404: \S+\/no-such-file/]) {
      await expect.poll(() => faults.matching(fault).length).toBe(index + 1);
    }
  }
  await other.close();
});
