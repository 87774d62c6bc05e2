import {Finding} from './finding';

const decoder = new TextDecoder('utf-8', {fatal: true});
const LINE_FEED = 0x0a;

/**
 * The text of a file, with line feeds as line ends.
 *
 * @throws {Finding} with the line of the first byte that isn't valid UTF-8
 */
export function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return withLineFeeds(decoder.decode(bytes));
  } catch {
    throw new Finding(file, firstBadLine(bytes), 'the file is not UTF-8', 'Save it with the encoding UTF-8');
  }
}

/** Editors on Windows end lines with two characters, of which code would show the first as an empty line. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** A line feed is never part of a longer UTF-8 sequence, so lines can be decoded one by one. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const next = bytes.indexOf(LINE_FEED, start);
    const end = next === -1 ? bytes.length : next + 1;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return line;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
