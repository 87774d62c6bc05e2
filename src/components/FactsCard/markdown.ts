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

/** Facts that the card of a sign-in provider has if it has the first. */
const PROVIDER = ['Name in URLs', 'Callback URL', 'Default scopes', 'Username', 'Email address'];

function partsProblem({children}: ComponentUse): Problem | undefined {
  const names = children.map((child) => child.prop('name'));
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) return {reason: `two facts have the name "${String(double)}"`, fix: 'Write them as one'};
  if (names.length === 1) return {reason: '<FactsCard> has only one fact', fix: 'Write it as a sentence, or add the other facts'};
  const missing = names.includes('Name in URLs') ? PROVIDER.find((name) => !names.includes(name)) : undefined;
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
