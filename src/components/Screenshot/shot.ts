/** Fractions of the image's width and height, from 0 to 1. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Image {
  /** URL path. */
  src: string;
  /** First 16 digits of the file's SHA-256. */
  hash: string;
}

/** The screenshots of a scene of the admin panel, in both color modes. */
export interface Shot {
  scene: string;
  /** Of Strapi. */
  version: string;
  /** Hash of the scene's description. */
  source: string;
  alt: string;
  /** In CSS pixels. The files have twice as many. */
  width: number;
  height: number;
  light: Image;
  dark: Image;
  /** The first one is number 1. */
  highlights: Box[];
}
