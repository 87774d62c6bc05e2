/** Parts of the picture's width and height, from 0 to 1. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  /** Address on the site. */
  src: string;
  /** SHA-256 of the file, its first 16 digits. */
  hash: string;
}

/** A scene of the admin panel as it was taken, in both color modes. */
export interface Shot {
  scene: string;
  /** Of Strapi. */
  version: string;
  /** Hash of the scene's description. */
  source: string;
  alt: string;
  /** In CSS pixels; the files have twice as many. */
  width: number;
  height: number;
  light: Picture;
  dark: Picture;
  /** The first one is number 1. */
  highlights: Box[];
}
