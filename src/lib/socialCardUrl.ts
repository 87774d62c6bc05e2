import {markdownUrl} from './markdownUrl';

/** URL of the image that other sites show with a link to a docs page. The build draws it there. */
export function socialCardUrl(permalink: string): string {
  return `/cards${markdownUrl(permalink).replace(/md$/, 'png')}`;
}
