import {Finding} from './finding';

const decoder = new TextDecoder('utf-8', {fatal: true});

/**
 * The text of a file, with line feeds as line ends.
 *
 * @throws {Finding} with the line of the first byte that isn't valid UTF-8
 */
export function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return withLineFeeds(decoder.decode(bytes));
  } catch {
    throw new Finding(file, lineOfFirstFault(bytes), 'the file is not UTF-8', 'Save it with the encoding UTF-8');
  }
}

/** Replaces Windows line endings, whose first character code would show as an empty line. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Finds the line of the first invalid byte, which decoding turns into a replacement character. */
function lineOfFirstFault(bytes: Uint8Array): number {
  const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd');
  return before.split('\n').length;
}
