import {emptyProblem, required, text, textProp, type ComponentHandler} from '../../markdown-form';

export const Annotation: ComponentHandler = {
  markdown: (use, content) => `${content} (${textProp(use, 'note') ?? ''})`,
  wordsAfter: (use) => [`(${textProp(use, 'note') ?? ''})`],
  props: {note: required(text('What the term means'))},
  check: emptyProblem,
};
