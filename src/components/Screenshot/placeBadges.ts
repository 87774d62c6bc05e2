import type {Box} from './shot';

/** Where a number is at the edge of its frame, in fractions of the frame's width and height. */
export type Place = readonly [x: number, y: number];

/** Diameter in pixels of the page, as in styles.module.css. */
const BADGE = {page: 20, phone: 16};
/** From the highlighted element to the outer edge of its frame. */
const FRAME = 3;
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
    const isNarrow = box.width * shown.width < NARROW;
    const all = box.height * shown.height < LOW ? [...PLACES, ...ABOVE_AND_BELOW] : PLACES;
    const candidates = isNarrow ? [...all].sort(([one], [other]) => one - other) : all;
    const faults = candidates.map((place) => collisions([...places, place], boxes, index, shown));
    places.push(candidates[faults.indexOf(Math.min(...faults))] ?? [1, 0]);
  }
  return places;
}

/** How many other numbers and frames the last number touches. */
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
    return count + others.filter((other) => touch(mine, other, 1)).length + frames.filter((frame) => crosses(mine, frame)).length;
  }, 0);
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the number is in an image of this size, in pixels. */
export function badgeOf(box: Box | undefined, [x, y]: Place = [1, 0], size: Size): Rectangle {
  const {left, top, right, bottom} = frameOf(box ?? {x: 0, y: 0, width: 0, height: 0}, size);
  const [middleX, middleY] = [left + (right - left) * x, top + (bottom - top) * y];
  const half = size.badge / 2;
  return {left: middleX - half, top: middleY - half, right: middleX + half, bottom: middleY + half};
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
