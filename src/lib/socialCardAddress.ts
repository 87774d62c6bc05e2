import {markdownAddress} from './markdownAddress';

/** URL of the image that other sites show with a link to a docs page. The build draws it there. */
export function socialCardAddress(permalink: string): string {
  return `/cards${markdownAddress(permalink).replace(/md$/, 'png')}`;
}
