import {describe, expect, it} from 'vitest';
import {placeBar} from './bar';
import type {Cell} from './particles';
import {Round} from './round';

const STEP = 1 / 120;
const TEN_MINUTES = 600 / STEP;

function roundOf(gridSize: number, width = 1280, height = 800): Round {
  const cells: Cell[] = Array.from({length: gridSize ** 2}, (_, index) => ({
    column: index % gridSize,
    row: Math.floor(index / gridSize),
    color: 'red',
  }));
  return new Round(cells, gridSize, width, height);
}

/** Plays until something is decided; `play` moves the bar. */
function playOut(round: Round, play: (step: number) => void): string | null {
  for (let step = 0; step < TEN_MINUTES; step += 1) {
    play(step);
    const outcome = round.step(STEP, 0);
    if (outcome) return outcome;
  }
  return null;
}

describe('a round', () => {
  it.each([
    [1280, 800, 16],
    [1920, 1080, 16],
    [390, 844, 12],
    [844, 390, 12],
    [120, 400, 8],
  ])('in a window of %i x %i is won by who never misses', (width, height, gridSize) => {
    const round = roundOf(gridSize, width, height);
    round.serve();
    // Off the middle of the bar, now here and now there, as a person would.
    const outcome = playOut(round, (step) => placeBar(round.bar, round.ball.x + 30 * Math.sin(step / 200), width));
    expect(outcome).toBe('won');
    expect(round.particles.remaining).toBe(0);
  });

  it('is won even by one who keeps the bar right below the ball, which then flies straight up and down', () => {
    const round = roundOf(12);
    round.serve();
    expect(playOut(round, () => placeBar(round.bar, round.ball.x, round.width))).toBe('won');
  });

  it('loses the ball to who does nothing, and puts the next one on the bar', () => {
    const round = roundOf(16);
    placeBar(round.bar, 0, round.width);
    round.serve();
    expect(playOut(round, () => {})).toBe('lost');
    expect(round).toMatchObject({isServed: false, served: 1});
    expect(round.ball.x).toBe(round.bar.x);
    round.serve();
    expect(round).toMatchObject({isServed: true, served: 2});
  });

  it('moves the bar by the keys, with the ball on it, up to the walls', () => {
    const round = roundOf(8);
    for (let step = 0; step < 30; step += 1) round.step(STEP, -1);
    expect(round.bar.x).toBeLessThan(640);
    expect(round.ball.x).toBe(round.bar.x);
    for (let step = 0; step < 400; step += 1) round.step(STEP, 1);
    expect(round.bar.x).toBe(1280 - round.bar.width / 2);
  });

  it('is the same round in a window of another size', () => {
    const round = roundOf(8);
    round.serve();
    for (let step = 0; step < 300; step += 1) round.step(STEP, 0);
    const {remaining} = round.particles;
    placeBar(round.bar, 320, round.width);
    round.fit(600, 500);
    expect(round.bar.x).toBe(150);
    expect(round.particles.remaining).toBe(remaining);
    expect(round.ball.y).toBeLessThan(round.bar.y);
    for (const {x, y, isFree} of round.particles.list) {
      if (isFree) continue;
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(600);
      expect(y).toBeLessThan(round.bar.y);
    }
  });
});
