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
  check: (use) => childrenProblem(use, ['TabItem']) ?? tabCountProblem(use) ?? tabValueProblem(use),
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

/** Docusaurus refuses such groups without naming the page. */
function tabValueProblem({children, prop}: ComponentUse): Problem | undefined {
  const values = written(...children.map((tab) => tab.prop('value')));
  const double = values.find((value, index) => values.indexOf(value) !== index);
  if (double !== undefined) return {reason: `two tabs have the value ${double}`, fix: 'Give each tab its own value'};
  const named = written(prop('defaultValue'), ...listedValues(prop('values')));
  const missing = named.find((value) => !values.includes(value) && value !== 'null');
  if (missing === undefined) return undefined;
  return {reason: `no tab has the value ${missing}`, fix: `Write a value that a tab has: ${values.join(', ')}`};
}

/** Values as in the source. */
function written(...values: (StaticValue | undefined)[]): string[] {
  return values.flatMap((value) => (value === undefined ? [] : JSON.stringify(value)));
}

function listedValues(list: StaticValue | undefined): (StaticValue | undefined)[] {
  return Array.isArray(list)
    ? list.map((entry) => (entry === null || typeof entry !== 'object' || Array.isArray(entry) ? undefined : entry.value))
    : [];
}
