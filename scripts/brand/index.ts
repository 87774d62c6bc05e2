/** `npm run brand`: draws the icons and the social card again from `static/img/mark.svg`. Run it when the mark changes. */
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../browser/findChromium';
import {toIco} from './toIco';

const OUTPUT = 'static/img';
const mark = readFileSync(`${OUTPUT}/mark.svg`, 'utf8');
const font = readFileSync('src/fonts/geist-5.3.0-latin.woff2').toString('base64');

/** Fills the square, because phones round the corners of icons themselves. */
const fullBleedMark = mark.replace(/ rx="\d+"/, '');

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({width, height});
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({omitBackground: true});
}

const socialCard = `<style>
  @font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
  .card{box-sizing:border-box;width:1200px;height:630px;padding:84px 96px;background:#0f0f1a;color:#f5f5fb;font-family:Geist;
    background-image:radial-gradient(circle,#29293d 1.5px,transparent 2px);background-size:36px 36px}
  .card svg{width:96px;height:96px}
  h1{margin:64px 0 20px;font-size:84px;line-height:1.04;letter-spacing:-.04em;font-weight:640}
  p{margin:0;font-size:34px;color:#a3a3bd}
</style><div class="card">${mark}<h1>Strapi 5<br>Documentation</h1><p>The headless CMS, and Strapi Cloud</p></div>`;

async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  const page = await browser.newPage();
  writeFileSync(`${OUTPUT}/favicon.ico`, toIco(await draw(page, mark, 32, 32), 32));
  writeFileSync(`${OUTPUT}/apple-touch-icon.png`, await draw(page, fullBleedMark, 180, 180));
  writeFileSync(`${OUTPUT}/icon-192.png`, await draw(page, mark, 192, 192));
  writeFileSync(`${OUTPUT}/icon-512.png`, await draw(page, mark, 512, 512));
  writeFileSync(`${OUTPUT}/social-card.png`, await draw(page, socialCard, 1200, 630));
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
