import {describe, expect, it} from 'vitest';
import {bounceOffBar, bounceOffSquare, bounceOffWalls, moveBall, sendBall, touches, type Ball} from './ball';

const ballAt = (x: number, y: number, vx = 0, vy = 0): Ball => ({x, y, vx, vy, radius: 10});
const bar = {x: 200, y: 500, width: 100, height: 12};

describe('a ball', () => {
  it('flies as far as its speed says', () => {
    const ball = ballAt(100, 100, 60, -120);
    moveBall(ball, 0.5);
    expect(ball).toMatchObject({x: 130, y: 40});
  });

  it('is sent up at 0, and to the right above it', () => {
    const ball = ballAt(0, 0);
    sendBall(ball, 0, 300);
    expect([ball.vx, ball.vy]).toEqual([0, -300]);
    sendBall(ball, Math.PI / 2, 300);
    expect(ball.vx).toBeCloseTo(300);
    expect(ball.vy).toBeCloseTo(0);
  });
});

describe('walls', () => {
  it.each([
    ['left', ballAt(4, 300, -50, 20), {x: 10, vx: 50, vy: 20}],
    ['right', ballAt(396, 300, 50, 20), {x: 390, vx: -50, vy: 20}],
    ['upper', ballAt(200, 3, 50, -20), {y: 10, vx: 50, vy: 20}],
  ])('the %s one turns it back into the field', (_, ball, expected) => {
    bounceOffWalls(ball, 400);
    expect(ball).toMatchObject(expected);
  });

  it('a ball that is on its way back keeps its way', () => {
    const ball = ballAt(4, 300, 50, 20);
    bounceOffWalls(ball, 400);
    expect(ball.vx).toBe(50);
  });

  it('there is none below', () => {
    const ball = ballAt(200, 5000, 0, 300);
    bounceOffWalls(ball, 400);
    expect(ball).toMatchObject({y: 5000, vy: 300});
  });
});

describe('the bar', () => {
  it('sends a ball straight up from its middle, aside from its ends, and lifts it off', () => {
    const from = (x: number): Ball => {
      const ball = ballAt(x, 490, 30, 200);
      expect(bounceOffBar(ball, bar, 300)).toBe(true);
      expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(300);
      expect(ball.y).toBe(484);
      expect(ball.vy).toBeLessThan(-100);
      return ball;
    };
    expect(from(200).vx).toBeCloseTo(0);
    expect(from(225).vx).toBeGreaterThan(0);
    expect(from(250).vx).toBeGreaterThan(from(225).vx);
    expect(from(175).vx).toBeCloseTo(-from(225).vx);
  });

  it.each([
    ['rises', ballAt(200, 495, 0, -200)],
    ['is above', ballAt(200, 480, 0, 200)],
    ['is beside', ballAt(265, 500, 0, 200)],
    ['passes a corner', ballAt(258, 486, 0, 200)],
  ])('does nothing to a ball that %s', (_, ball) => {
    const before = {...ball};
    expect(bounceOffBar(ball, bar, 300)).toBe(false);
    expect(ball).toEqual(before);
  });

  it('is met with the edge of the ball too', () => {
    expect(bounceOffBar(ballAt(256, 500, 0, 200), bar, 300)).toBe(true);
  });
});

describe('a square', () => {
  it('is touched from the side and from within, not across its corner', () => {
    expect(touches(ballAt(119, 100), 100, 100, 20, 20)).toBe(true);
    expect(touches(ballAt(100, 100), 100, 100, 20, 20)).toBe(true);
    expect(touches(ballAt(121, 100), 100, 100, 20, 20)).toBe(false);
    expect(touches(ballAt(118, 118), 100, 100, 20, 20)).toBe(false);
  });

  it.each([
    ['below', ballAt(102, 118, 40, -90), {vx: 40, vy: 90}],
    ['above', ballAt(102, 82, 40, 90), {vx: 40, vy: -90}],
    ['the left', ballAt(82, 102, 40, 90), {vx: -40, vy: 90}],
    ['the right', ballAt(118, 102, -40, 90), {vx: 40, vy: 90}],
  ])('sends a ball back to %s, where it came from', (_, ball, expected) => {
    bounceOffSquare(ball, 100, 100);
    expect(ball).toMatchObject(expected);
  });
});
