import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {encodeImage, isSameImage} from './images';

/** A screen of 400 x 200 CSS pixels with one line of small text. Like Chromium's screenshots, it has two device pixels per CSS pixel. */
function screen(text: string, background = '#f6f6f9'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="100%" height="100%" fill="${background}"/>
    <text x="40" y="200" font-family="sans-serif" font-size="22" fill="#32324d">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Noise as in photographs, which lossless formats can't compress well. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {width: 400, height: 300, channels: 3, background: '#000', noise: {type: 'gaussian', mean: 128, sigma: 40}},
  })
    .png()
    .toBuffer();
}

describe('an image', () => {
  it('keeps every pixel of a screen', async () => {
    const png = await screen('9 entries found');
    const {type, data} = await encodeImage(png);
    expect(type).toBe('webp');
    const [before, after] = await Promise.all([png, data].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it('becomes AVIF if that is much smaller', async () => {
    const png = await noise();
    const {type, data} = await encodeImage(png);
    expect(type).toBe('avif');
    expect(data.length).toBeLessThan((await sharp(png).webp({lossless: true}).toBuffer()).length);
  });

  it('is the same encoded twice', async () => {
    const png = await screen('9 entries found');
    expect((await encodeImage(png)).data.equals((await encodeImage(png)).data)).toBe(true);
  });
});

describe('two images', () => {
  it('are the same if a few colors differ slightly, in any format', async () => {
    const [one, other] = [await screen('9 entries found'), await screen('9 entries found', '#f5f5f9')];
    expect(await isSameImage(one, (await encodeImage(other)).data)).toBe(true);
  });

  it.each([
    ['9 entries found', '8 entries found'],
    ['price 12.5', 'price 12,5'],
    ['Publish', 'Publishe'],
  ])('differ when "%s" has become "%s"', async (before, after) => {
    expect(await isSameImage(await screen(before), await screen(after))).toBe(false);
  });

  it('differ when their sizes do', async () => {
    const one = await screen('Publish');
    const narrower = await sharp(one).extract({left: 0, top: 0, width: 790, height: 400}).png().toBuffer();
    expect(await isSameImage(one, narrower)).toBe(false);
  });
});
