import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {badgeOf, crosses, frameDistance, frameOf, placeBadges, sizesOf, touch} from './placeBadges';
import {SCALE} from './scale';

const MANIFEST = 'proof/shots/manifest';
const fraction = z.number();
const shot = z.object({
  scene: z.string(),
  width: z.number(),
  height: z.number(),
  highlights: z.array(z.object({x: fraction, y: fraction, width: fraction, height: fraction})),
});
const shots = readdirSync(MANIFEST)
  .map((file) => shot.parse(JSON.parse(readFileSync(path.join(MANIFEST, file), 'utf8'))))
  .filter(({highlights}) => highlights.length > 0);

describe.each(['page', 'phone'] as const)('on a %s', (where) => {
  it.each(shots.map((each) => [each.scene, each] as const))(
    'no number of %s touches another one or its frame',
    (_scene, each) => {
      const shown = {width: each.width * SCALE, height: each.height * SCALE};
      const size = sizesOf(shown)[where];
      const places = placeBadges(each.highlights, shown);
      const badges = each.highlights.map((box, index) => badgeOf(box, places[index], size));
      const faults = badges.flatMap((badge, index) => [
        ...badges.flatMap((other, at) => (at > index && touch(badge, other) ? [`${index + 1} touches ${at + 1}`] : [])),
        ...each.highlights.flatMap((box, at) =>
          at !== index && crosses(badge, frameOf(box, size)) ? [`the frame of ${at + 1} goes through ${index + 1}`] : [],
        ),
      ]);
      expect(faults).toEqual([]);
    },
  );
});

it('a number is at the right corner, or outside on the left of a checkbox, whose label is on the right', () => {
  const boxes = [
    {x: 0.1, y: 0.1, width: 0.3, height: 0.1},
    {x: 0.1, y: 0.5, width: 0.02, height: 0.02},
    {x: 0.01, y: 0.8, width: 0.02, height: 0.02},
  ];
  expect(placeBadges(boxes, {width: 700, height: 500})).toEqual([
    [1, 0],
    [0, 0.5, -1],
    // Below, because there is no room on the left.
    [0.5, 1, 0, 1],
  ]);
});

it.each(shots.map((each) => [each.scene, each] as const))('no number of %s is on a small element', (_scene, each) => {
  const shown = {width: each.width * SCALE, height: each.height * SCALE};
  const places = placeBadges(each.highlights, shown);
  const covered = each.highlights.flatMap((box, index) => {
    const [width, height] = [box.width * shown.width, box.height * shown.height];
    const element = {
      left: box.x * shown.width,
      top: box.y * shown.height,
      right: box.x * shown.width + width,
      bottom: box.y * shown.height + height,
    };
    const isSmall = width < 24 && height < 24;
    return isSmall && touch(badgeOf(box, places[index], sizesOf(shown).page), element) ? [index + 1] : [];
  });
  expect(covered).toEqual([]);
});

it('frames of neighbors leave a gap, and a frame inside of another one stays', () => {
  const boxes = [
    {x: 0, y: 0, width: 0.1, height: 0.1},
    {x: 0, y: 0.1, width: 0.1, height: 0.1},
    {x: 0.106, y: 0, width: 0.3, height: 0.1},
    {x: 0.2, y: 0.02, width: 0.1, height: 0.05},
  ];
  const shown = {width: 1000, height: 1000};
  expect(boxes.map((_, index) => Number(frameDistance(boxes, index, shown).toFixed(3)))).toEqual([-2, -2, 1, 3]);
});
