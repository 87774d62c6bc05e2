import {closest} from './closest';
import type {ComponentUse, Problem} from './markdown-form';

const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Required attributes. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {a: ['href'], img: ['src']};

const ATTRIBUTES = [
  ...['className', 'style', 'id', 'title', 'lang', 'dir', 'role', 'tabIndex', 'hidden'],
  ...['href', 'target', 'rel', 'download', 'src', 'alt', 'width', 'height', 'loading', 'open'],
  ...['dangerouslySetInnerHTML', 'children'],
];

/** Finds errors in an HTML element that React would report without the page. */
export function htmlProblem({name, propNames, children, prop}: ComponentUse): Problem | undefined {
  if (EMPTY_ELEMENTS.has(name) && children.length > 0) {
    return {reason: `<${name}> has content`, fix: `Write <${name} />, and the content after it`};
  }
  const missing = NEEDED[name]?.find((needed) => !propNames.includes(needed));
  if (missing !== undefined) return {reason: `<${name}> has no ${missing}`, fix: `Write ${missing}="…"`};
  const unknown = propNames.find(
    (propName) => /^[a-z]/.test(name) && !ATTRIBUTES.includes(propName) && !/^(?:on[A-Z]|aria-|data-)/i.test(propName),
  );
  if (unknown !== undefined) {
    const meant = unknown === 'class' ? 'className' : closest(unknown, ATTRIBUTES);
    return {reason: `<${name}> has no attribute "${unknown}"`, fix: meant === null ? 'Remove it' : `Write ${meant}`};
  }
  const style = prop('style');
  if (propNames.includes('style') && (style === null || typeof style !== 'object' || Array.isArray(style))) {
    return {reason: `<${name}> has its style as text`, fix: "Write style={{color: 'red'}}"};
  }
  const handler = propNames.find((propName) => /^on[A-Z]/i.test(propName));
  if (handler !== undefined) return {reason: `<${name}> runs code with "${handler}"`, fix: 'Remove it: pages run no code'};
  const inner = propNames.find((propName) => propName === 'dangerouslySetInnerHTML' || propName === 'children');
  if (inner !== undefined)
    return {reason: `<${name}> has its content as "${inner}"`, fix: `Write it between <${name}> and </${name}>`};
  return undefined;
}
