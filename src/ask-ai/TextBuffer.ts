/** Text arrives word by word. It is shown in steps, because each step renders the whole text again. */
const SHOW_TEXT_EVERY_MS = 80;

/** Passes a growing text on in steps. */
export class TextBuffer {
  readonly #show: (whole: string) => void;
  #whole = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: (whole: string) => void) {
    this.#show = show;
  }

  add(more: string): void {
    this.#whole += more;
    this.#timer ??= setTimeout(() => this.flush(), SHOW_TEXT_EVERY_MS);
  }

  flush(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#show(this.#whole);
  }
}
