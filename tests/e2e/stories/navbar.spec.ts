/** Docusaurus's own errors for a faulty navbar. */
import {expect, open, test} from '../support/test';

const crashed = /This page crashed\./;

test.beforeEach(({faults}) =>
  faults.expect(
    /navbar item failed to render/,
    /No NavbarItem component found/,
    /Couldn't find any doc/,
    /Can't find any sidebar/,
  ),
);

test('a navbar item that fails to render is named', async ({page}) => {
  await open(page, '/stories/navbar');
  await page.getByRole('button', {name: 'Navbar with an unknown type'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(crashed);
  await expect(page.getByRole('main')).toContainText('navbar item failed to render');
  await expect(page.getByRole('main')).toContainText('"type": "no-such-type"');
});

test('a missing doc id lists the ids that exist', async ({page}) => {
  await open(page, '/stories/navbar');
  await page.getByRole('button', {name: 'Navbar with a missing doc'}).click();
  await expect(page.getByRole('main')).toContainText('cms/no-such-doc');
  await expect(page.getByRole('main')).toContainText(/Available doc ids are:[\s\S]*- cms\/quick-start/);
});

test('a missing sidebar id lists the ids that exist', async ({page}) => {
  await open(page, '/stories/navbar');
  await page.getByRole('button', {name: 'Navbar with a missing sidebar'}).click();
  await expect(page.getByRole('main')).toContainText('noSuchSidebar');
  await expect(page.getByRole('main')).toContainText(/Available sidebar ids are:[\s\S]*- cmsSidebar[\s\S]*- cloudSidebar/);
});
