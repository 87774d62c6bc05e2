import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {badgeOf, crosses, frameOf, placeBadges, sizesOf, touch} from './placeBadges';
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

it('a number is at the right corner, or on the left of a checkbox, whose label is on the right', () => {
  const boxes = [
    {x: 0.1, y: 0.1, width: 0.3, height: 0.1},
    {x: 0.1, y: 0.5, width: 0.02, height: 0.02},
  ];
  expect(placeBadges(boxes, {width: 700, height: 500})).toEqual([
    [1, 0],
    [0, 0],
  ]);
});
