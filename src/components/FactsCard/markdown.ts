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
  type ComponentUse,
  type Problem,
} from 'docs-corpus/markdown-form';

export const FactsCard: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Fact']) ?? doubleProblem(use),
};

function doubleProblem({children}: ComponentUse): Problem | undefined {
  const names = children.map((child) => child.prop('name'));
  const double = names.find((name, index) => typeof name === 'string' && names.indexOf(name) !== index);
  return typeof double === 'string' ? {reason: `two facts have the name "${double}"`, fix: 'Write them as one'} : undefined;
}

export const Fact: ComponentHandler = {
  markdown: (use, content) => item(`**${textProp(use, 'name') ?? ''}:** ${content}`),
  words: (use) => [`${textProp(use, 'name') ?? ''}:`],
  props: {name: required(text('Plan'))},
  check: (use) => parentProblem(use, 'FactsCard') ?? emptyProblem(use),
};
