import {cutIntoCells, type Cell} from './particles';

export interface Logo {
  cells: readonly Cell[];
  gridSize: number;
  /** Position of the logo on the page. */
  place: DOMRect;
}

const RESOLUTION = 256;
/** Share of the accent color that is mixed into the logo, because white parts would be invisible on a white page. */
const TINT = 0.25;

/** Reads the logo of the top bar, with as many cells as fit the window. */
export async function readLogo(accent: string): Promise<Logo> {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('.navbar__logo img'));
  const image = images.find((candidate) => candidate.getClientRects().length > 0);
  if (!image) throw new Error('The page has no logo (.navbar__logo img).');
  await image.decode();
  // An odd number, so that the center of the logo is one column.
  const gridSize = 2 * Math.round(Math.min(Math.max(Math.min(innerWidth, innerHeight) / 52, 4), 9)) + 1;
  const cells = cutIntoCells(drawTinted(image, accent), RESOLUTION, gridSize);
  if (cells.length === 0) throw new Error(`The logo ${image.src} was drawn empty. Does it have a width and a height?`);
  return {cells, gridSize, place: image.getBoundingClientRect()};
}

function drawTinted(image: HTMLImageElement, accent: string): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), {width: RESOLUTION, height: RESOLUTION});
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('This browser doesn’t support canvas.');
  context.drawImage(image, 0, 0, RESOLUTION, RESOLUTION);
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = TINT;
  context.fillStyle = accent;
  context.fillRect(0, 0, RESOLUTION, RESOLUTION);
  return context.getImageData(0, 0, RESOLUTION, RESOLUTION).data;
}
