import {
  blocks,
  bold,
  childrenProblem,
  emptyProblem,
  keepContent,
  optional,
  parentProblem,
  required,
  text,
  textProp,
  type ComponentHandler,
  type ComponentUse,
  type Problem,
} from 'docs-corpus/markdown-form';

export const Tabs: ComponentHandler = {
  markdown: keepContent,
  props: {groupId: optional(text('language'))},
  check: (use) => childrenProblem(use, ['TabItem']) ?? tabCountProblem(use) ?? tabValueProblem(use),
};

export const TabItem: ComponentHandler = {
  markdown: (use, content) => blocks(bold(tabLabel(use)), content),
  words: (use) => [tabLabel(use)],
  props: {value: required(text('npm')), label: optional(text('npm'))},
  check: (use) => parentProblem(use, 'Tabs') ?? emptyProblem(use),
};

function tabLabel(use: ComponentUse): string {
  return textProp(use, 'label') ?? textProp(use, 'value') ?? '';
}

function tabCountProblem({children}: ComponentUse): Problem | undefined {
  if (children.length > 1) return undefined;
  return {reason: 'a group of tabs has only one tab', fix: 'Add the other tabs, or show its content without tabs'};
}

/** Docusaurus refuses such groups without naming the page. */
function tabValueProblem({children}: ComponentUse): Problem | undefined {
  const values = children.map((tab) => tab.prop('value'));
  const double = values.find((value, index) => value !== undefined && values.indexOf(value) !== index);
  if (double === undefined) return undefined;
  return {reason: `two tabs have the value ${JSON.stringify(double)}`, fix: 'Give each tab its own value'};
}
