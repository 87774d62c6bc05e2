/** What other sites and search engines learn of pages. */
import sharp from 'sharp';
import * as z from 'zod';
import {hasWholeHistory} from '../../plugins/gitHistory';
import {readSitemap} from './support/build';
import {expect, test} from './support/test';

const SITE = 'https://docs.strapi.io';

test(
  'a docs page has one URL, a picture with its title, and its data for search engines',
  {tag: '@full'},
  async ({page, request}) => {
    await page.goto('/cms/features/preview');
    const head = page.locator('head');
    const url = `${SITE}/cms/features/preview`;
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    const picture = `${SITE}/cards/cms/features/preview.png`;
    for (const name of ['property="og:image"', 'name="twitter:image"']) {
      const tag = head.locator(`meta[${name}]`);
      await expect(tag).toHaveCount(1);
      await expect(tag).toHaveAttribute('content', picture);
    }
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({width: 1200, height: 630});

    const data = await head.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.map((text) => z.looseObject({'@type': z.string()}).parse(JSON.parse(text)));
    expect(kinds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({'@type': 'BreadcrumbList'}),
        expect.objectContaining({'@type': 'TechArticle', headline: 'Preview', url, image: picture}),
      ]),
    );
  },
);

test('other pages have the picture of the site', {tag: '@full'}, async ({request}) => {
  for (const path of ['/', '/tags']) {
    expect(await (await request.get(path)).text(), path).toContain(`${SITE}/img/social-card.png`);
  }
});

test('search engines find the sitemap, with the date of each docs page if git knows it', {tag: '@full'}, async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const [entry] = readSitemap().match(/<url><loc>[^<]*\/cms\/features\/preview<\/loc>.*?<\/url>/s) ?? [];
  const date = /<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/.exec(entry ?? '')?.[1];
  expect(entry).toBeDefined();
  expect(date !== undefined).toBe(hasWholeHistory('.'));
});
