import {SLOW_AFTER_MS, STALLED_AFTER_MS} from './limits';

/** Notices an answer that doesn't start, and one that doesn't continue. */
export class SilenceTimer {
  readonly #onStalled: () => void;
  readonly #slow: ReturnType<typeof setTimeout>;
  #stalled: ReturnType<typeof setTimeout>;

  constructor(onSlow: () => void, onStalled: () => void) {
    this.#onStalled = onStalled;
    this.#slow = setTimeout(onSlow, SLOW_AFTER_MS);
    this.#stalled = setTimeout(onStalled, STALLED_AFTER_MS);
  }

  /** Something has arrived. */
  sign(): void {
    clearTimeout(this.#stalled);
    this.#stalled = setTimeout(this.#onStalled, STALLED_AFTER_MS);
  }

  hasAnswer(): void {
    clearTimeout(this.#slow);
  }

  stop(): void {
    clearTimeout(this.#slow);
    clearTimeout(this.#stalled);
  }
}
