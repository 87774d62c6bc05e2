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

/** Editors on Windows end lines with two characters, of which code would show the first as an empty line. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Decoding without errors puts a replacement character in place of what isn't valid. */
function lineOfFirstFault(bytes: Uint8Array): number {
  const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd');
  return before.split('\n').length;
}
