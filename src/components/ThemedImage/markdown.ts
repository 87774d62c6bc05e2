import {image, required, text, textLike, textProp, wholeNumber, type ComponentHandler} from '../../markdown-form';

/** The image for the light mode. */
export const ThemedImage: ComponentHandler = {
  markdown: (use, _content, link) => image(textProp(use, 'alt') ?? '', textProp(use, 'light'), link),
  props: {
    alt: required(text('The list of roles')),
    light: required(textLike(/^\/\S+$/, '/img/roles-light.png')),
    dark: required(textLike(/^\/\S+$/, '/img/roles-dark.png')),
    width: required(wholeNumber(1, 10_000, 1280)),
    height: required(wholeNumber(1, 10_000, 800)),
  },
  urls: ['light', 'dark'],
};
