import {describe, expect, it} from 'vitest';
import {cutIntoCells, Particles, type Cell} from './particles';

/** An image of 4 x 4 pixels: red above, blue below, its lower right quarter transparent. */
function image(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * 16);
  for (let index = 0; index < 16; index += 1) {
    const [row, column] = [Math.floor(index / 4), index % 4];
    pixels.set(row < 2 ? [255, 0, 0, 255] : [0, 0, 255, column < 2 ? 255 : 0], 4 * index);
  }
  return pixels;
}

function square(gridSize: number): Cell[] {
  return Array.from({length: gridSize ** 2}, (_, index) => ({
    column: index % gridSize,
    row: Math.floor(index / gridSize),
    color: 'red',
  }));
}

describe('cutting an image', () => {
  it('gives each part its place and color, and leaves out what is transparent', () => {
    expect(cutIntoCells(image(), 4, 2)).toMatchObject([
      {column: 0, row: 0, color: 'rgb(255, 0, 0)'},
      {column: 1, row: 0, color: 'rgb(255, 0, 0)'},
      {column: 0, row: 1, color: 'rgb(0, 0, 255)'},
    ]);
  });
});

describe('particles', () => {
  it('glide home from wherever they are', () => {
    const particles = new Particles(square(4), 4);
    particles.assemble(100, 50, 80);
    expect(particles.list[0]).toMatchObject({x: 110, y: 60});
    expect(particles.list[15]).toMatchObject({x: 170, y: 120});
    particles.gather(0, 0, 4);
    expect(particles.list[15]).toMatchObject({x: 3.5, y: 3.5});
    for (let step = 0; step < 360; step += 1) particles.step(1 / 120);
    expect(particles.list[15]?.x).toBeCloseTo(170, 1);
    expect(particles.list[15]?.y).toBeCloseTo(120, 1);
  });

  it('break off around the one that was hit, fly, and fade', () => {
    const particles = new Particles(square(8), 8);
    particles.assemble(0, 0, 160);
    const ball = {x: 70, y: 165, vx: 0, vy: -300, radius: 8};
    expect(particles.hit(ball)).toBe(true);
    expect(ball.vy).toBe(300);
    const free = particles.list.filter(({isFree}) => isFree);
    // Those within 2.7 cells of the one in the lowest row.
    expect(free.map(({column, row}) => [column, row])).toEqual([
      [2, 5],
      [3, 5],
      [4, 5],
      [1, 6],
      [2, 6],
      [3, 6],
      [4, 6],
      [5, 6],
      [1, 7],
      [2, 7],
      [3, 7],
      [4, 7],
      [5, 7],
    ]);
    expect(particles.remaining).toBe(64 - free.length);
    for (let step = 0; step < 120; step += 1) particles.step(1 / 120);
    expect(free.every(({life}) => life <= 0)).toBe(true);
    expect(particles.list.filter(({life}) => life === 1)).toHaveLength(64 - free.length);
  });

  it('are not hit by a ball that touches none, nor hit twice', () => {
    const particles = new Particles(square(1), 1);
    particles.assemble(0, 0, 20);
    expect(particles.hit({x: 10, y: 40, vx: 0, vy: -300, radius: 8})).toBe(false);
    const ball = {x: 10, y: 25, vx: 0, vy: -300, radius: 8};
    expect(particles.hit(ball)).toBe(true);
    expect(particles.hit(ball)).toBe(false);
    expect(particles.remaining).toBe(0);
  });
});
