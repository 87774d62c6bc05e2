import {required, textLike, type ComponentHandler} from 'docs-corpus/markdown-form';

export const Swatch: ComponentHandler = {
  markdown: () => '',
  props: {color: required(textLike(/^#[0-9a-f]{6}$/, '#4945ff'))},
};
