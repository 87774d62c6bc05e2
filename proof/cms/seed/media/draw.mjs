// Draws the bookshop's images. Run it manually after a change. The PNG files are committed, so that every machine uploads
// the same bytes. The drawings contain no text, because fonts differ between machines.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import path from 'node:path';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
// sharp is a dependency of the upload plugin, not of the app.
const sharp = createRequire(require.resolve('@strapi/upload/package.json'))('sharp');

const WIDTH = 400;
const HEIGHT = 600;

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const cover = (background, art) =>
  svg(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>
     <rect width="28" height="${HEIGHT}" fill="#000" opacity=".18"/>${art}
     <rect x="60" y="40" width="300" height="10" fill="#fff" opacity=".85"/>
     <rect x="60" y="62" width="180" height="6" fill="#fff" opacity=".6"/>`,
  );

const wave = (y, color) => `<path d="M0 ${y} q50 -40 100 0 t100 0 t100 0 t100 0 V600 H0 Z" fill="${color}"/>`;

const portrait = (background, coat) =>
  svg(
    320,
    320,
    `<rect width="320" height="320" fill="${background}"/><circle cx="160" cy="130" r="62" fill="#f3d9c4"/>
     <path d="M40 320 q0 -110 120 -110 t120 110 Z" fill="${coat}"/>`,
  );

const drawings = {
  'frankenstein-cover': cover('#2b3a55', '<path d="M230 110 L150 330 H210 L170 520 L300 270 H230 L280 110 Z" fill="#f2c14e"/>'),
  'leagues-cover': cover(
    '#0b4f6c',
    `${wave(300, '#01baef')}${wave(380, '#0b7fab')}<circle cx="210" cy="450" r="52" fill="#fbfbff"/><circle cx="210" cy="450" r="24" fill="#20bf55"/>`,
  ),
  'eighty-days-cover': cover(
    '#7d4e57',
    '<circle cx="214" cy="340" r="140" fill="none" stroke="#f4d58d" stroke-width="12"/><ellipse cx="214" cy="340" rx="60" ry="140" fill="none" stroke="#f4d58d" stroke-width="8"/><path d="M74 340 H354" stroke="#f4d58d" stroke-width="8"/>',
  ),
  'pride-cover': cover('#b56576', '<path d="M214 470 C90 370 110 240 214 300 C318 240 338 370 214 470 Z" fill="#ffe5d9"/>'),
  'sea-wolf-cover': cover(
    '#264653',
    `<path d="M220 140 V400 H110 Z" fill="#e9c46a"/><path d="M236 180 V400 H320 Z" fill="#f4a261"/>${wave(440, '#2a9d8f')}`,
  ),
  'reading-room': svg(
    800,
    400,
    '<rect width="800" height="400" fill="#f3e9dc"/>' +
      Array.from({length: 24}, (_, i) => {
        const colors = ['#5e548e', '#9f86c0', '#be95c4', '#231942', '#e0b1cb'];
        return `<rect x="${20 + i * 32}" y="${60 + ((i * 37) % 50)}" width="26" height="${240 - ((i * 37) % 50)}" fill="${colors[i % 5]}"/>`;
      }).join('') +
      '<rect y="300" width="800" height="24" fill="#6f4e37"/>',
  ),
  'mary-shelley': portrait('#d8e2dc', '#5b5b7b'),
  'jules-verne': portrait('#cfe8ef', '#37474f'),
};

for (const [name, source] of Object.entries(drawings)) {
  await sharp(Buffer.from(source))
    .png({palette: true, compressionLevel: 9})
    .toFile(path.join(here, `${name}.png`));
}
await sharp(
  Buffer.from(
    svg(
      64,
      64,
      '<rect width="64" height="64" rx="12" fill="#4945ff"/><path d="M12 18 q12 -6 20 2 q8 -8 20 -2 V48 q-12 -6 -20 2 q-8 -8 -20 -2 Z" fill="#fff"/><path d="M32 20 V50" stroke="#4945ff" stroke-width="2"/>',
    ),
  ),
)
  .png({palette: true})
  .toFile(path.join(here, '../../favicon.png'));
