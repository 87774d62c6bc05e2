import {markdownAddress} from './markdownAddress';

/** Address of the picture that other sites show with a link to a docs page. The build draws it there. */
export function socialCardAddress(permalink: string): string {
  return `/cards${markdownAddress(permalink).replace(/md$/, 'png')}`;
}
