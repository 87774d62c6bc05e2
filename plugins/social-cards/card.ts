import path from 'node:path';
import sharp from 'sharp';
import {escapeHtml} from '../../src/lib/escapeHtml';

export interface CardText {
  product: string;
  /** The categories that contain the page, outermost first. */
  groups: readonly string[];
  title: string;
}

const SITE_DIR = path.join(__dirname, '../..');
/** The font of the site's headings, in the format that Pango reads. */
const FONT = path.join(SITE_DIR, 'src/fonts/besley-5.3.0-latin.ttf');
const MARK = path.join(SITE_DIR, 'static/img/mark.svg');

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const MARK_SIZE = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#0f0f1a"/>
  <rect width="12" height="100%" fill="#4945ff"/>
</svg>`;

const styled = (size: number, color: string, text: string): string =>
  `<span size="${size}pt" foreground="${color}">${escapeHtml(text)}</span>`;

/** Maximum average width of the font's capital letters (em). */
const LETTER = 0.77;

/** Font size of a title: smaller for long titles, so that they take at most three lines, and for words as long as a line. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({length}) => length));
  const size = title.length <= 22 ? 84 : title.length <= 44 ? 70 : 60;
  return Math.min(size, Math.floor(TEXT_WIDTH / (LETTER * longestWord)));
}

/** The text of a card as Pango markup. */
export function cardMarkup({groups, title}: Pick<CardText, 'groups' | 'title'>): string {
  const section = groups.filter((group) => group !== title).join('  ›  ');
  const heading = `<span line_height="0.98" letter_spacing="-2048">${styled(titleSize(title), '#ffffff', title)}</span>`;
  return section === '' ? heading : `${styled(32, '#a3a3bd', section)}\n${styled(16, '#ffffff', ' ')}\n${heading}`;
}

/** Draws cards. The background of a product's cards is drawn only once. */
export async function cardDrawer(): Promise<(text: CardText) => Promise<Buffer>> {
  const textOf = (markup: string) =>
    sharp({text: {text: markup, font: 'Besley', fontfile: FONT, rgba: true, width: TEXT_WIDTH}})
      .raw()
      .toBuffer({resolveWithObject: true});

  const mark = await sharp(MARK, {density: (72 * MARK_SIZE) / 32})
    .png()
    .toBuffer();

  const background = async (product: string) => {
    const name = await textOf(styled(40, '#f5f5fb', product));
    const top = MARGIN + Math.round((MARK_SIZE - name.info.height) / 2);
    return sharp(Buffer.from(BACKGROUND))
      .composite([
        {input: mark, left: MARGIN, top: MARGIN},
        {input: name.data, raw: name.info, left: MARGIN + MARK_SIZE + 24, top},
      ])
      .raw()
      .toBuffer({resolveWithObject: true});
  };
  const backgrounds = new Map<string, ReturnType<typeof background>>();

  return async ({product, ...card}) => {
    const drawn = backgrounds.get(product) ?? background(product);
    backgrounds.set(product, drawn);
    const [{data, info}, words] = await Promise.all([drawn, textOf(cardMarkup(card))]);
    return sharp(data, {raw: info})
      .composite([{input: words.data, raw: words.info, left: MARGIN, top: HEIGHT - MARGIN - words.info.height}])
      .removeAlpha()
      .png({compressionLevel: 6})
      .toBuffer();
  };
}
