import {isModalOpen} from '../lib/isModalOpen';
import {keyOf} from '../lib/shortcut';
import {drawBall} from './ball';
import {drawBar, placeBar} from './bar';
import {Fireworks} from './fireworks';
import {readLogo, type Logo} from './logo';
import {Round} from './round';
import {fitCanvas, openScene} from './scene';

/** `still` is shown to readers who prefer reduced motion. */
type State = 'ready' | 'playing' | 'paused' | 'won' | 'still';

/** Length of a simulation step, regardless of the screen's refresh rate. */
const STEP_SECONDS = 1 / 120;
/** After a longer frame, the game slows down, so that the ball doesn't jump. */
const LONGEST_FRAME_SECONDS = 0.1;
const SCROLL_KEYS = [' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

let game: Game | undefined;

/** Starts the game, unless a dialog is open, such as the game itself. */
export async function startGame(): Promise<void> {
  const color = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
  const colors = {ball: color('--site-accent'), bar: color('--site-heading')};
  const logo = await readLogo(colors.ball);
  if (!isModalOpen()) game = new Game(logo, colors);
}

/** Closes the game if it is open. */
export function leaveGame(): void {
  game?.leave();
  game = undefined;
}

class Game {
  readonly #scene = openScene();
  readonly #lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** Removes all listeners when the game is closed. */
  readonly #leaving = new AbortController();
  readonly #held = {ArrowLeft: 0, ArrowRight: 0};
  #state: State = 'ready';
  #round: Round;
  #fireworks: Fireworks | undefined;
  #frame = 0;
  #lastFrame = 0;
  #unspentSeconds = 0;
  #shownRemaining = -1;

  constructor(
    private readonly logo: Logo,
    private readonly colors: {ball: string; bar: string},
  ) {
    this.#round = this.#newRound();
    this.#listen();
    if (this.#lessMotion.matches) this.#keepStill();
    else this.#show('ready', 'Press Enter or tap to start');
  }

  leave(): void {
    this.#leaving.abort();
    cancelAnimationFrame(this.#frame);
    this.#scene.dialog.remove();
  }

  #listen(): void {
    const {dialog, canvas, leaveButton} = this.#scene;
    const {signal} = this.#leaving;
    const scroll: ScrollToOptions = {left: scrollX, top: scrollY, behavior: 'instant'};
    dialog.addEventListener('close', () => {
      leaveGame();
      scrollTo(scroll);
    });
    dialog.addEventListener('keydown', this.#onKeyDown);
    dialog.addEventListener('keyup', ({key}) => this.#hold(key, 0));
    dialog.addEventListener('wheel', (event) => event.preventDefault(), {passive: false});
    leaveButton.addEventListener('click', () => dialog.close());
    canvas.addEventListener('click', () => this.#goOn());
    for (const type of ['pointermove', 'pointerdown'] as const) canvas.addEventListener(type, this.#onPointer);
    addEventListener('resize', this.#onResize, {signal});
    addEventListener('blur', this.#pause, {signal});
    document.addEventListener('visibilitychange', this.#pause, {signal});
    this.#lessMotion.addEventListener('change', ({matches}) => matches && this.#keepStill(), {signal});
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    const {key, target, repeat} = event;
    const isOnButton = target === this.#scene.leaveButton;
    if (event.ctrlKey || event.metaKey || event.altKey || (isOnButton && (key === 'Enter' || key === ' '))) return;
    if (this.#hold(key, 1) || SCROLL_KEYS.includes(key)) event.preventDefault();
    else if (repeat) return;
    else if (key === 'Enter' || (keyOf(event) === 'p' && this.#state === 'paused')) this.#goOn();
    else if (keyOf(event) === 'p') this.#pause();
  };

  /** Returns whether it is a key that moves the bar. */
  #hold(key: string, isDown: 0 | 1): boolean {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    this.#held[key] = isDown;
    return true;
  }

  #onPointer = ({offsetX}: PointerEvent): void => {
    if (this.#state === 'ready' || this.#state === 'playing') placeBar(this.#round.bar, offsetX, this.#round.width);
  };

  #onResize = (): void => {
    const {width, height} = fitCanvas(this.#scene);
    this.#round.fit(width, height);
    this.#draw();
  };

  /** Handles Enter or a tap, depending on the state. */
  #goOn(): void {
    if (this.#state === 'playing' || this.#state === 'still') return;
    if (this.#state === 'won') this.#round = this.#newRound();
    if (!this.#round.isServed) this.#round.serve();
    this.#show('playing', 'The ball is in play');
  }

  #pause = (): void => {
    this.#held.ArrowLeft = this.#held.ArrowRight = 0;
    if (this.#state === 'playing') this.#show('paused', 'Paused. Press Enter or tap to continue.');
  };

  #keepStill(): void {
    this.#fireworks = undefined;
    this.#show('still', 'You found the hidden game. Your system asks for less motion, so nothing moves.');
  }

  /** Starts a round with a new logo, which flies in from its position on the page. */
  #newRound(): Round {
    const {width, height} = fitCanvas(this.#scene);
    const round = new Round(this.logo.cells, this.logo.gridSize, width, height);
    const {left, top, width: side} = this.logo.place;
    if (!this.#lessMotion.matches) round.particles.gather(left, top, side);
    this.#fireworks = undefined;
    return round;
  }

  /** Shows a state, announces it, and runs the frames that it needs. */
  #show(state: State, message: string): void {
    this.#state = state;
    this.#scene.dialog.dataset.state = state;
    this.#scene.status.textContent = message;
    cancelAnimationFrame(this.#frame);
    this.#draw();
    this.#lastFrame = performance.now();
    if (state !== 'paused' && state !== 'still') this.#frame = requestAnimationFrame(this.#onFrame);
  }

  #onFrame = (now: number): void => {
    this.#frame = requestAnimationFrame(this.#onFrame);
    this.#unspentSeconds += Math.min(Math.max((now - this.#lastFrame) / 1000, 0), LONGEST_FRAME_SECONDS);
    this.#lastFrame = now;
    for (; this.#unspentSeconds >= STEP_SECONDS; this.#unspentSeconds -= STEP_SECONDS) this.#step();
    this.#draw();
  };

  #step(): void {
    const {served, width, height} = this.#round;
    const outcome = this.#round.step(STEP_SECONDS, this.#held.ArrowRight - this.#held.ArrowLeft);
    this.#fireworks?.step(STEP_SECONDS, width, height);
    if (outcome === 'lost') this.#show('ready', 'Missed. Press Enter or tap to serve the next ball.');
    if (outcome !== 'won') return;
    this.#fireworks = new Fireworks();
    this.#show('won', `All clear with ${served} ${served === 1 ? 'ball' : 'balls'}! Press Enter or tap to play again.`);
  }

  #draw(): void {
    const {context} = this.#scene;
    const {width, height, bar, ball, particles} = this.#round;
    context.globalAlpha = 1;
    context.clearRect(0, 0, width, height);
    particles.draw(context);
    drawBall(context, ball, this.colors.ball);
    drawBar(context, bar, this.colors.bar);
    this.#fireworks?.draw(context);
    if (particles.remaining !== this.#shownRemaining) this.#showScore();
  }

  /** Updates the score. Screen readers announce it only after each quarter. */
  #showScore(): void {
    const {list, remaining} = this.#round.particles;
    const quarters = (count: number): number => Math.ceil((4 * count) / list.length);
    const isQuarter = quarters(remaining) < quarters(this.#shownRemaining);
    this.#shownRemaining = remaining;
    this.#scene.score.textContent = `${list.length - remaining} / ${list.length}`;
    if (isQuarter && this.#state === 'playing') {
      this.#scene.status.textContent = `${list.length - remaining} of ${list.length} cleared`;
    }
  }
}
