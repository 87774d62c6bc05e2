import type {ComponentUse, Problem} from '../../src/markdown-form';

const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** What React refuses in an HTML element, without naming the page. */
export function htmlProblem({name, propNames, children, prop}: ComponentUse): Problem | undefined {
  if (EMPTY_ELEMENTS.has(name) && children.length > 0) {
    return {reason: `<${name}> has content`, fix: `Write <${name} />, and the content after it`};
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
