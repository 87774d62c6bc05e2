import {emptyProblem, required, textLike, textProp, type ComponentHandler} from '../../markdown-form';

export const ExternalLink: ComponentHandler = {
  markdown: (use, content) => `[${content}](${textProp(use, 'to') ?? ''})`,
  props: {to: required(textLike(/^https:\/\/\S+$/, 'https://strapi.io'))},
  urls: ['to'],
  check: emptyProblem,
};
