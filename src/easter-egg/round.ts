import {bounceOffBar, bounceOffWalls, moveBall, sendBall, type Ball} from './ball';
import {placeBar, slideBar, type Bar} from './bar';
import {Particles, type Cell} from './particles';

/** After this many returns without a hit, the ball is steered to a particle, so that every round can be won. */
const VAIN_TURNS = 2;
const SERVE_ANGLE = 0.35;

/** The state of a game, without its display. Lengths in CSS pixels from the upper left corner of the field. */
export class Round {
  readonly ball: Ball = {x: 0, y: 0, vx: 0, vy: 0, radius: 8};
  readonly bar: Bar = {x: 0, y: 0, width: 0, height: 12};
  readonly particles: Particles;
  width = 1;
  height = 1;
  /** Whether the ball is flying. Otherwise, it's on the bar. */
  isServed = false;
  /** Balls served so far. */
  served = 0;
  /** Number of consecutive returns to the bar without a hit. */
  #vainTurns = 0;

  constructor(cells: readonly Cell[], gridSize: number, width: number, height: number) {
    this.particles = new Particles(cells, gridSize);
    this.bar.x = 0.5;
    this.fit(width, height);
  }

  /** Adapts the round to the size of the field. */
  fit(width: number, height: number): void {
    const {ball, bar, particles} = this;
    const barShare = bar.x / this.width;
    this.width = width;
    this.height = height;
    const logoSide = Math.min(width * 0.7, height * 0.44, 440);
    particles.assemble((width - logoSide) / 2, height * 0.12, logoSide);
    bar.width = Math.min(Math.max(width * 0.12, 110), 160, width);
    bar.y = height - Math.max(height * 0.14, 64);
    placeBar(bar, barShare * width, width);
    if (this.isServed) ball.y = Math.min(ball.y, bar.y - bar.height);
    else this.#layOnBar();
  }

  /** Starts the ball from the bar, alternating between right and left. */
  serve(): void {
    sendBall(this.ball, this.served % 2 === 0 ? SERVE_ANGLE : -SERVE_ANGLE, this.#speed);
    this.isServed = true;
    this.served += 1;
    this.#vainTurns = 0;
  }

  /** @param direction of the keys: -1 is left, 1 is right, 0 stops it */
  step(seconds: number, direction: number): 'lost' | 'won' | null {
    const {ball, bar, particles} = this;
    particles.step(seconds);
    slideBar(bar, direction, seconds, this.width);
    if (this.isServed) this.#fly(seconds);
    const isLost = ball.y - ball.radius > this.height;
    const isWon = this.isServed && particles.remaining === 0;
    if (isLost || isWon) this.isServed = false;
    if (!this.isServed) this.#layOnBar();
    if (isWon) return 'won';
    return isLost ? 'lost' : null;
  }

  #fly(seconds: number): void {
    const {ball, bar, particles} = this;
    moveBall(ball, seconds);
    bounceOffWalls(ball, this.width);
    if (particles.hit(ball)) this.#vainTurns = 0;
    if (!bounceOffBar(ball, bar, this.#speed)) return;
    this.#vainTurns += 1;
    const target = particles.list.filter(({isFree}) => !isFree).at(-1);
    if (target && this.#vainTurns >= VAIN_TURNS) sendBall(ball, Math.atan2(target.x - ball.x, ball.y - target.y), this.#speed);
  }

  #layOnBar(): void {
    this.ball.x = this.bar.x;
    this.ball.y = this.bar.y - this.bar.height / 2 - this.ball.radius;
    this.ball.vx = 0;
    this.ball.vy = 0;
  }

  /** Speed that crosses the field in about 1.5 seconds, and a third faster at the end of the round. */
  get #speed(): number {
    const left = this.particles.remaining / this.particles.list.length;
    return Math.min(Math.max(this.height * 0.7, 300), 700) * (1.33 - 0.33 * left);
  }
}
