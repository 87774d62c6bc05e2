import {bounceOffSquare, touches, type Ball} from './ball';

/** A colored square of the logo's grid. */
export interface Cell {
  column: number;
  row: number;
  color: string;
}

interface Particle extends Cell {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Share of the remaining distance to its place that it moves per second. */
  pace: number;
  isFree: boolean;
  /** From 1 to 0 once it is free. */
  life: number;
}

const FADE_SECONDS = 0.9;
const GRAVITY = 900;
/** A hit frees particles within this many cells. */
const BLAST_CELLS = 2.7;
const BLAST_SPEED = 20;

/**
 * Cuts an image into squares in the color of their center. Omits transparent ones.
 *
 * @param pixels RGBA, row by row, of a square image `resolution` pixels wide
 */
export function cutIntoCells(pixels: Uint8ClampedArray, resolution: number, gridSize: number): Cell[] {
  const middle = (index: number): number => Math.floor(((index + 0.5) * resolution) / gridSize);
  const cells = Array.from({length: gridSize ** 2}, (_, index) => {
    const [column, row] = [index % gridSize, Math.floor(index / gridSize)];
    const start = 4 * (middle(row) * resolution + middle(column));
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(start, start + 4);
    return {column, row, color: `rgb(${red}, ${green}, ${blue})`, alpha};
  });
  return cells.filter(({alpha}) => alpha >= 128);
}

/** The pieces of the logo. All are created at the start, so that nothing is allocated during the game. Lengths in CSS pixels. */
export class Particles {
  readonly list: readonly Particle[];
  /** Number of particles that aren't free. */
  remaining: number;
  readonly #gridSize: number;
  #left = 0;
  #top = 0;
  #side = 0;

  constructor(cells: readonly Cell[], gridSize: number) {
    // The golden ratio distributes speeds evenly, so that neighbors differ.
    const pace = (index: number): number => 4 + 5 * ((index * 0.618) % 1);
    this.list = cells.map((cell, index) => ({...cell, x: 0, y: 0, vx: 0, vy: 0, pace: pace(index), isFree: false, life: 1}));
    this.remaining = cells.length;
    this.#gridSize = gridSize;
  }

  /** Places all particles in a square, so that they form the logo. */
  assemble(left: number, top: number, logoSide: number): void {
    this.#left = left;
    this.#top = top;
    this.#side = logoSide / this.#gridSize;
    this.gather(left, top, logoSide);
  }

  /** Moves the particles to another square, from which they glide to their places. */
  gather(left: number, top: number, squareSide: number): void {
    for (const particle of this.list) {
      particle.x = left + (squareSide / this.#gridSize) * (particle.column + 0.5);
      particle.y = top + (squareSide / this.#gridSize) * (particle.row + 0.5);
    }
  }

  /** Moves particles to their places, each at its own speed. Free ones fall and fade. */
  step(seconds: number): void {
    for (const particle of this.list) {
      if (particle.isFree) {
        particle.vy += GRAVITY * seconds;
        particle.x += particle.vx * seconds;
        particle.y += particle.vy * seconds;
        particle.life -= seconds / FADE_SECONDS;
      } else {
        particle.x += (this.#left + this.#side * (particle.column + 0.5) - particle.x) * particle.pace * seconds;
        particle.y += (this.#top + this.#side * (particle.row + 0.5) - particle.y) * particle.pace * seconds;
      }
    }
  }

  /** Bounces the ball off the nearest particle that it touches, and frees particles around. Returns whether it touched one. */
  hit(ball: Ball): boolean {
    let hit: Particle | undefined;
    for (const particle of this.list) {
      if (particle.isFree || !touches(ball, particle.x, particle.y, this.#side, this.#side)) continue;
      if (!hit || distance(ball, particle) < distance(ball, hit)) hit = particle;
    }
    if (!hit) return false;
    this.#blast(hit, ball);
    bounceOffSquare(ball, hit.x, hit.y);
    return true;
  }

  /** Frees particles around another one, pushes them away from it, and adds a part of the ball's speed. */
  #blast(middle: Particle, ball: Ball): void {
    for (const particle of this.list) {
      if (particle.isFree || distance(particle, middle) > BLAST_CELLS * this.#side) continue;
      const push = BLAST_SPEED * particle.pace;
      particle.vx = ball.vx * 0.3 + ((particle.x - middle.x) / this.#side) * push;
      particle.vy = ball.vy * 0.3 + ((particle.y - middle.y) / this.#side - 1) * push;
      particle.isFree = true;
      this.remaining -= 1;
    }
  }

  draw(context: CanvasRenderingContext2D): void {
    for (const {x, y, life, color} of this.list) {
      if (life <= 0) continue;
      const side = this.#side * (0.35 + 0.53 * life);
      context.globalAlpha = life;
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.28);
      context.fill();
    }
  }
}

interface Point {
  x: number;
  y: number;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
