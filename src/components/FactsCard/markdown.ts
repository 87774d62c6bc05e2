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
} from '../../markdown-form';

export const FactsCard: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Fact']) ?? partsProblem(use),
};

/** Facts that a card has if it has the first. */
const PARTS: readonly (readonly string[])[] = [
  ['Plan', 'Where'],
  ['Name in URLs', 'Callback URL', 'Default scopes', 'Username', 'Email address'],
];

function partsProblem({children}: ComponentUse): Problem | undefined {
  const names = children.map((child) => child.prop('name'));
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) return {reason: `two facts have the name "${String(double)}"`, fix: 'Write them as one'};
  const parts = PARTS.find(([first = '']) => names.includes(first));
  const missing = parts?.find((name) => !names.includes(name));
  return missing === undefined
    ? undefined
    : {reason: `<FactsCard> has no fact "${missing}"`, fix: `Write <Fact name="${missing}">`};
}

export const Fact: ComponentHandler = {
  markdown: (use, content) => item(`**${textProp(use, 'name') ?? ''}:** ${content}`),
  words: (use) => [`${textProp(use, 'name') ?? ''}:`],
  props: {name: required(text('Plan'))},
  check: (use) => parentProblem(use, 'FactsCard') ?? emptyProblem(use),
};
