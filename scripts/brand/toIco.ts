const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Creates an .ico file that contains one PNG, which all current browsers support. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
