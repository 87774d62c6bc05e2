const BLOCK = 512;

/** A `tar` archive with fixed times, owners, and modes, so that the same files always produce the same archive. */
export function toTar(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, text]) => {
      const content = Buffer.from(text);
      return [header(name, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
    });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

/** A ustar header: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o755, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  // The checksum counts its own field as spaces.
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}
