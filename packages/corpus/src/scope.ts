import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import type {Nodes} from 'mdast';
import {propProblem, type ComponentForm, type ComponentUse, type StaticValue} from './markdown-form';
import {closest} from './closest';
import {htmlProblem} from './htmlProblem';
import {componentUse, type JsxNode} from './element';
import {Finding} from './finding';
import type {Site} from './site';
import type {SourceFile} from './sourceFile';
import {isComment, staticValue} from './staticValue';

/** The current position of the renderers: in a page, or in a snippet that the page includes. */
export interface Scope {
  source: SourceFile;
  /** Paths from the page to this file, relative to the docs folder. */
  chain: readonly string[];
  /** Props of the snippet. */
  props: (name: string) => StaticValue | undefined;
  /** Line of the page that includes the snippet; `null` in the page itself. */
  pageLine: number | null;
  /** The component around the node. */
  parent: ComponentUse | null;
  environment: RenderEnvironment;
}

export interface RenderEnvironment {
  /** Forms of all components and HTML elements, by name. */
  forms: Readonly<Record<string, ComponentForm>>;
  /** @throws {Finding} for a page with a fault that concerns the whole page */
  checkPage: Site['checkPage'];
  /** @returns `null` if the file doesn't exist */
  readSnippet: (docsPath: string) => SourceFile | null;
  /** @returns `null` for a link to a Markdown file that isn't a page */
  resolveLink: (url: string, docsPath: string) => string | null;
}

export function pageScope(source: SourceFile, environment: RenderEnvironment): Scope {
  return {source, chain: [source.docsPath], props: () => undefined, pageLine: null, parent: null, environment};
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Line in the page, also for content of a snippet. */
export function pageLineOf(node: Nodes, scope: Scope): number {
  return scope.pageLine ?? lineOf(node);
}

export function fault(node: Nodes, {source}: Scope, reason: string, fix: string): Finding {
  return new Finding(source.file, lineOf(node), reason, fix);
}

export function absoluteLink(url: string, node: Nodes, scope: Scope): string {
  const target = scope.environment.resolveLink(url, scope.source.docsPath);
  if (target === null)
    throw fault(node, scope, `the link "${url}" doesn't lead to a page`, 'Name a file that exists, relative to this one');
  return target;
}

export type ResolvedElement =
  {kind: 'snippet'; scope: Scope} | {kind: 'component'; handler: ComponentForm; use: ComponentUse; scope: Scope};

const FRAGMENT: ComponentForm = {markdown: (_use, content) => content};

/** @throws {Finding} for an unknown or misused component, or a snippet that doesn't exist or contains itself */
export function resolveElement(node: JsxNode, scope: Scope): ResolvedElement {
  const name = node.name ?? '';
  const use = componentUse(node, name, scope.parent);
  const snippetPath = scope.source.snippets.get(name);
  if (snippetPath !== undefined) return {kind: 'snippet', scope: enterSnippet(node, snippetPath, use, scope)};
  const handler = name === '' ? FRAGMENT : scope.environment.forms[name];
  if (!handler) {
    throw fault(node, scope, `<${name}> is an unknown component`, meantComponent(name, Object.keys(scope.environment.forms)));
  }
  const problem = (handler.props ? propProblem(use, handler.props) : htmlProblem(use)) ?? handler.check?.(use);
  if (problem) throw fault(node, scope, problem.reason, problem.fix);
  return {kind: 'component', handler, use, scope: {...scope, parent: use}};
}

function meantComponent(name: string, known: readonly string[]): string {
  const meant = closest(name, known);
  return `Use a component of CONTRIBUTING.md${meant === null ? '' : `, such as <${meant}>`}, or add it as CONTRIBUTING.md describes`;
}

function enterSnippet(node: JsxNode, docsPath: string, use: ComponentUse, scope: Scope): Scope {
  const chain = [...scope.chain, docsPath];
  if (scope.chain.includes(docsPath)) {
    throw fault(node, scope, `a snippet contains itself: ${chain.join(' -> ')}`, 'Remove one of these imports');
  }
  const source = scope.environment.readSnippet(docsPath);
  if (!source)
    throw fault(node, scope, `the snippet ${docsPath} doesn't exist`, 'Import a file that exists, relative to this one');
  const dynamic = node.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || use.prop(attribute.name) === undefined,
  );
  if (dynamic)
    throw fault(node, scope, `<${use.name}> has a value that requires running code`, 'Write the value itself, in quotes');
  const shown = [...new Set([...source.text.matchAll(/\{\s*props\.(\w+)\s*\}/g)].map(([, name = '']) => name))];
  const unknown = use.propNames.find((name) => !shown.includes(name));
  const missing = shown.find((name) => !use.propNames.includes(name));
  if (unknown !== undefined) {
    const meant = closest(unknown, shown);
    const fix = meant === null ? 'Remove it' : `Write ${meant}="…"`;
    throw fault(node, scope, `the snippet ${docsPath} doesn't show "${unknown}"`, fix);
  }
  if (missing !== undefined)
    throw fault(node, scope, `<${use.name}> has no ${missing}, which the snippet ${docsPath} shows`, `Write ${missing}="…"`);
  return {...scope, source, chain, props: use.prop, pageLine: pageLineOf(node, scope), parent: null};
}

/**
 * The output of an expression; an MDX comment has no output.
 *
 * @throws {Finding} for an expression that requires running code
 */
export function expressionText(node: MdxFlowExpression | MdxTextExpression, scope: Scope): string {
  const program = node.data?.estree;
  if (isComment(program)) return '';
  const propName = /^\s*props\.(\w+)\s*$/.exec(node.value)?.[1];
  const value = propName === undefined ? staticValue(program) : (scope.props(propName) ?? '');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw fault(
    node,
    scope,
    `{${node.value.trim()}} can't be read without running code`,
    'Write the text itself, or put it in backticks',
  );
}
