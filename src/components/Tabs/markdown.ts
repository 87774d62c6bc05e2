import {
  anything,
  blocks,
  bold,
  childrenProblem,
  keepContent,
  optional,
  parentProblem,
  required,
  text,
  textProp,
  type ComponentHandler,
  type ComponentUse,
  type Problem,
  type StaticValue,
} from '../../markdown-form';

export const Tabs: ComponentHandler = {
  markdown: keepContent,
  props: {
    groupId: optional(text('language')),
    defaultValue: anything,
    values: anything,
    queryString: anything,
    lazy: anything,
    block: anything,
    className: anything,
  },
  check: (use) => childrenProblem(use, ['TabItem']) ?? tabCountProblem(use),
};

export const TabItem: ComponentHandler = {
  markdown: (use, content) => blocks(bold(tabLabel(use)), content),
  words: (use) => [tabLabel(use)],
  props: {
    value: required(text('npm')),
    label: optional(text('npm')),
    default: anything,
    attributes: anything,
    className: anything,
    hidden: anything,
  },
  check: (use) => parentProblem(use, 'Tabs'),
};

/** The name of a tab: its label, its entry in the group's list, or its value. */
function tabLabel(use: ComponentUse): string {
  const value = textProp(use, 'value') ?? '';
  return textProp(use, 'label') ?? listedLabel(use.parent?.prop('values'), value) ?? value;
}

function listedLabel(values: StaticValue | undefined, value: string): string | undefined {
  if (!Array.isArray(values)) return undefined;
  for (const entry of values) {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry) || entry.value !== value) continue;
    return typeof entry.label === 'string' ? entry.label : undefined;
  }
  return undefined;
}

function tabCountProblem({children}: ComponentUse): Problem | undefined {
  if (children.length > 1) return undefined;
  return {reason: 'a group of tabs has only one tab', fix: 'Add the other tabs, or show its content without tabs'};
}
