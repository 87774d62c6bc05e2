import {
  childrenProblem,
  emptyProblem,
  item,
  keepContent,
  parentProblem,
  required,
  text,
  textProp,
  type ComponentHandler,
} from '../../markdown-form';

export const FactsCard: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Fact']),
};

export const Fact: ComponentHandler = {
  markdown: (use, content) => item(`**${textProp(use, 'name') ?? ''}:** ${content}`),
  words: (use) => [`${textProp(use, 'name') ?? ''}:`],
  props: {name: required(text('Plan'))},
  check: (use) => parentProblem(use, 'FactsCard') ?? emptyProblem(use),
};
