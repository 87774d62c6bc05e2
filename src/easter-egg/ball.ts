import type {Bar} from './bar';

/** Lengths in CSS pixels, speeds in pixels per second. `x` and `y` are the center. */
export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  radius: number;
}

/** Maximum angle from straight up at the ends of the bar (radians), so that the ball never flies horizontally. */
const WIDEST_ANGLE = Math.PI / 3;

/** Sends the ball at an angle from straight up (radians, positive to the right). */
export function sendBall(ball: Ball, angle: number, speed: number): void {
  ball.vx = Math.sin(angle) * speed;
  ball.vy = -Math.cos(angle) * speed;
}

export function moveBall(ball: Ball, seconds: number): void {
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
}

/** Bounces the ball off the left, right, and upper walls. There is no lower wall. */
export function bounceOffWalls(ball: Ball, fieldWidth: number): void {
  const {x, y, radius} = ball;
  if (x < radius) ball.vx = Math.abs(ball.vx);
  if (x > fieldWidth - radius) ball.vx = -Math.abs(ball.vx);
  if (y < radius) ball.vy = Math.abs(ball.vy);
  ball.x = Math.min(Math.max(x, radius), fieldWidth - radius);
  ball.y = Math.max(y, radius);
}

/** Whether the ball touches a box. @param x center of the box */
export function touches(ball: Ball, x: number, y: number, width: number, height: number): boolean {
  const aside = Math.max(Math.abs(ball.x - x) - width / 2, 0);
  const above = Math.max(Math.abs(ball.y - y) - height / 2, 0);
  return aside ** 2 + above ** 2 < ball.radius ** 2;
}

/** Bounces a falling ball off the bar, at a wider angle near the ends. Returns whether it touched the bar. */
export function bounceOffBar(ball: Ball, bar: Bar, speed: number): boolean {
  if (ball.vy <= 0 || !touches(ball, bar.x, bar.y, bar.width, bar.height)) return false;
  const offset = Math.min(Math.max((ball.x - bar.x) / (bar.width / 2), -1), 1);
  ball.y = bar.y - bar.height / 2 - ball.radius;
  sendBall(ball, offset * WIDEST_ANGLE, speed);
  return true;
}

/** Bounces the ball off a square, on the side that it touches. */
export function bounceOffSquare(ball: Ball, x: number, y: number): void {
  const dx = ball.x - x;
  const dy = ball.y - y;
  if (Math.abs(dx) > Math.abs(dy)) ball.vx = Math.sign(dx) * Math.abs(ball.vx);
  else ball.vy = (dy < 0 ? -1 : 1) * Math.abs(ball.vy);
}

/** Draws the ball and its tail. */
export function drawBall(context: CanvasRenderingContext2D, {x, y, vx, vy, radius}: Ball, color: string): void {
  context.fillStyle = color;
  for (let step = 10; step >= 0; step -= 1) {
    const past = step / 100;
    context.globalAlpha = step === 0 ? 1 : 0.2 - 2 * past;
    context.beginPath();
    context.arc(x - vx * past, y - vy * past, radius * (1 - 6 * past), 0, 2 * Math.PI);
    context.fill();
  }
}
