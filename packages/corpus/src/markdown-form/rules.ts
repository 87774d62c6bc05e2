import type {ComponentUse, StaticValue} from './componentUse';

/** A fault in the use of a component. */
export interface Problem {
  reason: string;
  fix: string;
}

export interface PropRule {
  accepts: (value: StaticValue) => boolean;
  /** A valid value as written, `{200}`. */
  example: string;
  isRequired: boolean;
}

export type PropRules = Readonly<Record<string, PropRule>>;

export function required(rule: Omit<PropRule, 'isRequired'>): PropRule {
  return {...rule, isRequired: true};
}

export function optional(rule: Omit<PropRule, 'isRequired'>): PropRule {
  return {...rule, isRequired: false};
}

/** @param example without quotes */
export function text(example: string): Omit<PropRule, 'isRequired'> {
  return {accepts: (value) => typeof value === 'string' && value.trim() !== '', example: `"${example}"`};
}

/** @param pattern must match the whole value */
export function textLike(pattern: RegExp, example: string): Omit<PropRule, 'isRequired'> {
  return {accepts: (value) => typeof value === 'string' && pattern.test(value), example: `"${example}"`};
}

export function oneOf(values: readonly string[]): Omit<PropRule, 'isRequired'> {
  return {
    accepts: (value) => typeof value === 'string' && values.includes(value),
    example: values.map((value) => `"${value}"`).join(' or '),
  };
}

export function wholeNumber(from: number, to: number, example: number): Omit<PropRule, 'isRequired'> {
  const accepts = (value: StaticValue): boolean => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
  return {accepts, example: `{${example}}`};
}

/** A prop without a value. */
export const yes: Omit<PropRule, 'isRequired'> = {accepts: (value) => value === true, example: '{true}'};

/** The URL of a page of the site, or of another site. Relative URLs aren't resolved in props. */
export const url = textLike(/^(?:\/(?!\/)(?!.*\.mdx?(?:#|$))|https:\/\/)\S*$/, '/cms/api/rest');

/** The first prop that the component doesn't accept or whose value is invalid. */
export function propProblem({name, propNames, prop}: ComponentUse, rules: PropRules): Problem | undefined {
  for (const propName of propNames) {
    const rule = rules[propName];
    if (!rule) {
      const known = Object.keys(rules);
      const fix = known.length === 0 ? 'Remove it' : `Props of <${name}> are ${known.join(', ')}`;
      return {reason: propName === '...' ? `<${name}> gets its props from {...}` : `<${name}> has no prop "${propName}"`, fix};
    }
    const value = prop(propName);
    // A value that requires running code is `undefined`.
    if (value === undefined || !rule.accepts(value)) {
      return {reason: `<${name}> cannot use this ${propName}`, fix: `Write ${propName}=${rule.example}`};
    }
  }
  const missing = Object.entries(rules).find(([propName, {isRequired}]) => isRequired && !propNames.includes(propName));
  return missing && {reason: `<${name}> has no ${missing[0]}`, fix: `Write ${missing[0]}=${missing[1].example}`};
}

/** A component that must be a child of another one. */
export function parentProblem(use: ComponentUse, parent: string): Problem | undefined {
  if (use.parent?.name === parent) return undefined;
  return {reason: `<${use.name}> is outside <${parent}>`, fix: `Put it directly into <${parent}>`};
}

/** A component that can contain only certain components. */
export function childrenProblem({name, children}: ComponentUse, names: readonly string[]): Problem | undefined {
  const allowed = names.map((allowedName) => `<${allowedName}>`).join(' and ');
  const stranger = children.find((child) => child.name === null || !names.includes(child.name));
  if (!stranger) return children.length === 0 ? {reason: `<${name}> is empty`, fix: `Put ${allowed} into it`} : undefined;
  const what = stranger.name === null ? 'text' : `<${stranger.name}>`;
  return {reason: `<${name}> holds ${what}`, fix: `Put only ${allowed} into it`};
}

export function emptyProblem({name, children}: ComponentUse): Problem | undefined {
  return children.length === 0 ? {reason: `<${name}> is empty`, fix: 'Write its text between its tags'} : undefined;
}
