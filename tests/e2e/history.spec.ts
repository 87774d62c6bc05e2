/** A reader who goes back and forward faster than pages open. */
import {Random} from './support/random';
import {countDocuments, expect, open, test} from './support/test';

const STEPS = 80;

test('a storm of back and forward ends at the page of its address', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const heading = page.getByRole('main').getByRole('heading', {level: 1});
  const seen = new Map<string, string>();
  const remember = async (): Promise<void> => {
    await expect(heading).toHaveCount(1);
    seen.set(new URL(page.url()).pathname, (await heading.textContent()) ?? '');
  };
  await remember();
  for (const path of ['/whats-new', '/release-notes', '/cms/faq', '/cloud/intro', '/tags']) {
    const before = (await heading.textContent()) ?? '';
    await page.locator(`a[href="${path}"]`).filter({visible: true}).first().click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(before);
    await remember();
  }
  const documents = countDocuments(page);
  const random = new Random(1);
  // Never beyond the first page or the last: that would leave the site.
  let at = seen.size - 1;
  const steps = Array.from({length: STEPS}, () => {
    const next = random.below(seen.size);
    const step = {delta: next - at, wait: random.below(60)};
    at = next;
    return step;
  }).filter(({delta}) => delta !== 0);
  await page.evaluate(async (all) => {
    for (const {delta, wait} of all) {
      // The browser drops a step that is asked for before the last one is taken. Pages open long after that.
      const isTaken = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
      history.go(delta);
      await isTaken;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }, steps);
  const [path, words] = [...seen][at] ?? [];
  await expect(page).toHaveURL(path ?? '');
  await expect(heading).toHaveText(words ?? '');
  expect(documents.count).toBe(0);
});
