import type {Box} from './shot';

/**
 * Where a number is at the edge of its frame, in fractions of the frame's width and height. `right` and `down` move it by half of its
 * diameter, out of the frame.
 */
export type Place = readonly [x: number, y: number, right?: -1 | 0 | 1, down?: -1 | 0 | 1];

/** Diameter in pixels of the page, as in styles.module.css. */
const BADGE = {page: 20, phone: 16};
/** From the highlighted element to the outer edge of its frame. */
export const FRAME = 3;
/** From the highlighted element to the middle of a number out of its frame. */
export const OUT = FRAME + BADGE.page / 2;
/** Between the frames of neighbors. */
const GAP = 4;
/** In pixels. An image has at least this width on phones. */
const PHONE_WIDTH = 286;

interface Size {
  width: number;
  height: number;
  badge: number;
}

/** @param shown width and height of an image on the page */
export function sizesOf(shown: {width: number; height: number}): Record<'page' | 'phone', Size> {
  const scale = Math.min(1, PHONE_WIDTH / shown.width);
  return {
    page: {...shown, badge: BADGE.page},
    phone: {width: shown.width * scale, height: shown.height * scale, badge: BADGE.phone},
  };
}

/** In the admin panel, labels are above the left end of their fields, so the right corner comes first. */
const PLACES: readonly Place[] = [
  [1, 0],
  [1, 1],
  [0, 0],
  [0, 1],
  [1, 0.5],
  [0, 0.5],
  [0.5, 0],
  [0.5, 1],
];
/** Only for low frames, from which they aren't far away. */
const ABOVE_AND_BELOW: readonly Place[] = [
  [1, -0.5],
  [0, -0.5],
  [1, 1.5],
  [0, 1.5],
];
/** Only for small elements, which a number would hide. */
const OUTSIDE: readonly Place[] = [
  [0, 0.5, -1],
  [0.5, 1, 0, 1],
  [1, 0.5, 1],
  [0.5, 0, 0, -1],
];
/** In pixels of the page. */
const SMALL = 24;
/** In pixels of the page. */
const LOW = 40;
/** A checkbox is that narrow, and its label is on the right. In pixels of the page. */
const NARROW = 32;

/**
 * Places the numbers of a screenshot so that none touches another one, or the frame of another one, on the page and on a phone.
 *
 * @param shown width and height of the image on the page
 */
export function placeBadges(boxes: readonly Box[], shown: {width: number; height: number}): Place[] {
  const places: Place[] = [];
  for (const [index, box] of boxes.entries()) {
    const candidates = candidatesFor(box.width * shown.width, box.height * shown.height);
    const faults = candidates.map((place) => collisions([...places, place], boxes, index, shown));
    places.push(candidates[faults.indexOf(Math.min(...faults))] ?? [1, 0]);
  }
  return places;
}

/** In the order of preference. */
function candidatesFor(width: number, height: number): readonly Place[] {
  if (width < SMALL && height < SMALL) return OUTSIDE;
  const all = height < LOW ? [...PLACES, ...ABOVE_AND_BELOW] : PLACES;
  return width < NARROW ? [...all].sort(([one], [other]) => one - other) : all;
}

/**
 * How far the frame of a highlight is from its element, in pixels of the page. It is less, or inside of the element, where two frames would
 * touch.
 */
export function frameDistance(boxes: readonly Box[], index: number, shown: {width: number; height: number}): number {
  const box = boxes[index];
  const gaps = boxes.flatMap((other) => (box && other !== box ? [gapBetween(box, other, shown)] : []));
  return Math.min(FRAME, ...gaps.filter((gap) => gap > -1).map((gap) => (gap - GAP) / 2));
}

/** Less than 0 for boxes that overlap. */
function gapBetween(one: Box, other: Box, {width, height}: {width: number; height: number}): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width) * width;
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height) * height;
  return Math.max(across, down);
}

/** How many other numbers and frames the last number touches, and whether it is off the image. */
function collisions(
  places: readonly Place[],
  boxes: readonly Box[],
  index: number,
  shown: {width: number; height: number},
): number {
  return Object.values(sizesOf(shown)).reduce((count, size) => {
    const mine = badgeOf(boxes[index], places[index], size);
    const others = places.slice(0, index).map((place, other) => badgeOf(boxes[other], place, size));
    const frames = boxes.filter((_, other) => other !== index).map((box) => frameOf(box, size));
    const touched =
      others.filter((other) => touch(mine, other, 1)).length + frames.filter((frame) => crosses(mine, frame)).length;
    return count + touched + (isOff(mine, size) ? 1 : 0);
  }, 0);
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the number is in an image of this size, in pixels. */
export function badgeOf(box: Box | undefined, [x, y, right = 0, down = 0]: Place = [1, 0], size: Size): Rectangle {
  const frame = frameOf(box ?? {x: 0, y: 0, width: 0, height: 0}, size);
  const half = size.badge / 2;
  const middleX = frame.left + (frame.right - frame.left) * x + right * half;
  const middleY = frame.top + (frame.bottom - frame.top) * y + down * half;
  return {left: middleX - half, top: middleY - half, right: middleX + half, bottom: middleY + half};
}

/** Whether more of a number is outside of the image than of one at the corner of a frame. */
function isOff({left, top, right, bottom}: Rectangle, {width, height, badge}: Size): boolean {
  const margin = badge / 2 + FRAME;
  return left < -margin || top < -margin || right > width + margin || bottom > height + margin;
}

export function frameOf({x, y, width, height}: Box, size: Size): Rectangle {
  return {
    left: x * size.width - FRAME,
    top: y * size.height - FRAME,
    right: (x + width) * size.width + FRAME,
    bottom: (y + height) * size.height + FRAME,
  };
}

export function touch(one: Rectangle, other: Rectangle, gap = 0): boolean {
  return (
    one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap
  );
}

/** Whether the line of a frame goes through a number. A number can be inside a larger frame. */
export function crosses(badge: Rectangle, frame: Rectangle): boolean {
  const isInside =
    badge.left > frame.left + 2 && badge.right < frame.right - 2 && badge.top > frame.top + 2 && badge.bottom < frame.bottom - 2;
  return !isInside && touch(badge, frame);
}
