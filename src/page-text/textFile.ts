/** The text of a page in the separate file that plugins/page-text writes next to the page's script. */
export class TextFile {
  readonly #address: string;
  readonly #waiting = new Set<() => void>();
  #pieces: readonly string[] | null = null;
  #loading: Promise<void> | null = null;
  #error: Error | null = null;

  constructor(address: string) {
    this.#address = address;
  }

  /**
   * @returns HTML of a piece, `null` as long as the file isn't loaded
   * @throws what made loading fail for those that wait
   */
  read(index: number): string | null {
    if (this.#error !== null) throw this.#error;
    return this.#pieces?.[index] ?? null;
  }

  /** Loads it once, and again if that failed. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** Loads it for what is shown already. `onChange` is called when it can be read, or failed. */
  wait(onChange: () => void): () => void {
    this.#waiting.add(onChange);
    this.load().then(
      () => this.#tell(),
      (error: unknown) => {
        this.#error = error instanceof Error ? error : new Error(String(error));
        this.#tell();
      },
    );
    return () => {
      this.#waiting.delete(onChange);
      // What mounts next, such as after "Try again", loads it again.
      if (this.#waiting.size === 0) this.#error = null;
    };
  }

  #tell(): void {
    for (const onChange of this.#waiting) onChange();
  }

  async #fetch(): Promise<void> {
    try {
      const answer = await fetch(this.#address);
      if (!answer.ok) throw new Error(`Loading chunk ${this.#address} failed: ${answer.status}.`);
      const pieces: unknown = await answer.json();
      if (!isStrings(pieces)) throw new Error(`Loading chunk ${this.#address} failed: it isn't a list of texts.`);
      this.#pieces = pieces;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const files = new Map<string, TextFile>();

export function textFile(address: string): TextFile {
  const file = files.get(address) ?? new TextFile(address);
  files.set(address, file);
  return file;
}
