import {TEXT_END, TEXT_START} from './marks';
import {textFile, type TextFile} from './textFile';

/** A piece of HTML on a page that React leaves alone. */
export class Piece {
  readonly #file: TextFile | null;
  readonly #index: number;
  #html: string | null;
  #element: Element | null = null;

  constructor(html: string | null, file: TextFile | null, index: number) {
    this.#html = html;
    this.#file = file;
    this.#index = index;
  }

  /** @returns `null` if it isn't in the module, on the page that was served, or in a loaded file */
  read(): string | null {
    this.#html ??= this.#file?.read(this.#index) ?? this.#element?.innerHTML ?? null;
    return this.#html;
  }

  /** Remembers an element of the page that was served. Its HTML can be read even after it has left the page. */
  keep(element: Element): void {
    this.#element = element;
  }

  /** Loads the file. */
  wait(onChange: () => void): () => void {
    return this.#file?.wait(onChange) ?? (() => {});
  }
}

/**
 * The pieces of a page's module. plugins/page-text writes the call.
 *
 * @param source their HTML as JSON, or once it has been put apart `/assets/js/219.a1b2c3.json 0`: the address of a file, and which of the
 *   texts in it is the first one's
 */
export function pageText(source: string, count: number): Piece[] {
  if (source.startsWith(TEXT_START)) {
    const html: unknown = JSON.parse(source.slice(TEXT_START.length, -TEXT_END.length));
    return Array.isArray(html) ? html.map((item, index) => new Piece(String(item), null, index)) : [];
  }
  const [address = '', first] = source.split(' ');
  return Array.from({length: count}, (_, index) => new Piece(null, textFile(address), Number(first) + index));
}
