const COLORS = ['#7b79ff', '#ff6b8b', '#ffb02e', '#2fc98a', '#38b2ff'];
const BURSTS = 16;
/** Number of sparks in a burst, and of bursts at the same time. */
const SPARKS = 90;
const AT_ONCE = 5;
const SECONDS_BETWEEN = 0.45;
const FADE_SECONDS = 1.9;
const GRAVITY = 130;
/** Approximate share of its speed that a spark loses per second. */
const DRAG = 1.4;
const TAIL_SECONDS = 0.07;

/** Lengths in CSS pixels. Sparks are reused, so that nothing is allocated during the animation. */
export class Fireworks {
  readonly #sparks = Array.from({length: AT_ONCE * SPARKS}, () => ({x: 0, y: 0, vx: 0, vy: 0, life: 0, color: ''}));
  #burstsLeft = BURSTS;
  #secondsToNext = 0;

  /** Starts the next burst when it is due, and moves all sparks. */
  step(seconds: number, width: number, height: number): void {
    this.#secondsToNext -= seconds;
    if (this.#burstsLeft > 0 && this.#secondsToNext <= 0) this.#burst(width, height);
    for (const spark of this.#sparks) {
      spark.vx -= spark.vx * DRAG * seconds;
      spark.vy -= (spark.vy * DRAG - GRAVITY) * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      spark.life -= seconds / FADE_SECONDS;
    }
  }

  /** Starts a burst at a random position in the upper half, in two colors. */
  #burst(width: number, height: number): void {
    this.#burstsLeft -= 1;
    this.#secondsToNext = SECONDS_BETWEEN * (0.5 + Math.random());
    const x = width * (0.15 + 0.7 * Math.random());
    const y = height * (0.12 + 0.38 * Math.random());
    const first = (this.#burstsLeft % AT_ONCE) * SPARKS;
    this.#sparks.slice(first, first + SPARKS).forEach((spark, index) => {
      const angle = Math.random() * 2 * Math.PI;
      // The square root distributes them evenly over the disk.
      const speed = Math.min(width, height) * (0.12 + 0.48 * Math.sqrt(Math.random()));
      const color = COLORS[(this.#burstsLeft + (index % 2)) % COLORS.length];
      Object.assign(spark, {
        x,
        y,
        color,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        life: 0.6 + 0.4 * Math.random(),
      });
    });
  }

  draw(context: CanvasRenderingContext2D): void {
    context.lineCap = 'round';
    for (const {x, y, vx, vy, life, color} of this.#sparks) {
      if (life <= 0) continue;
      context.globalAlpha = Math.min(life * 1.6, 1);
      context.strokeStyle = color;
      context.lineWidth = 1.25 + 2 * life;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - vx * TAIL_SECONDS, y - vy * TAIL_SECONDS);
      context.stroke();
    }
  }
}
