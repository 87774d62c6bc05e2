import type {Nodes} from 'mdast';
import {componentUse} from './element';
import {attempt} from './errors';
import type {Finding} from './finding';
import type {PageMeta} from './pageMeta';
import {directiveContent, givenTitle, inlineText, textParts} from './plainText';
import {renderPage} from './renderPage';
import {absoluteLink, expressionText, pageScope, resolveElement, type RenderEnvironment, type Scope} from './scope';
import type {SourceFile} from './sourceFile';

/**
 * Finds all faults of a file that would stop a build, with the functions that stop it. Faults of the snippets that it includes
 * are reported with those files. The environment decides whether a link is broken.
 *
 * @param meta `null` for a part that isn't a page itself
 */
export function pageFaults(source: SourceFile, meta: PageMeta | null, environment: RenderEnvironment): Finding[] {
  const faults = nodeFaults(source.root, pageScope(source, environment));
  // Rendering stops at its first fault, and finds faults that involve several nodes: duplicate anchors, circular snippets.
  if (faults.length === 0 && meta) faults.push(...faultsOf(() => renderPage(source, meta, environment)));
  return faults.filter(({file}) => file === source.file);
}

function faultsOf(read: () => unknown): Finding[] {
  const faults: Finding[] = [];
  attempt(read, faults);
  return faults;
}

function nodeFaults(node: Nodes, scope: Scope): Finding[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const faults = faultsOf(() => {
        const element = resolveElement(node, scope);
        if (element.kind === 'component') element.handler.markdown(element.use, '', (url) => absoluteLink(url, node, scope));
      });
      return [...faults, ...childFaults(node, {...scope, parent: componentUse(node, node.name ?? '', scope.parent)})];
    }
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return faultsOf(() => expressionText(node, scope));
    case 'containerDirective':
      return [...faultsOf(() => givenTitle(node, scope)), ...directiveContent(node).flatMap((child) => nodeFaults(child, scope))];
    case 'leafDirective':
      return faultsOf(() => textParts(node, scope));
    case 'textDirective':
      return faultsOf(() => inlineText(node, scope));
    case 'link':
    case 'image':
    case 'definition':
      return [...faultsOf(() => absoluteLink(node.url, node, scope)), ...childFaults(node, scope)];
    default:
      return childFaults(node, scope);
  }
}

function childFaults(node: Nodes, scope: Scope): Finding[] {
  return 'children' in node ? node.children.flatMap((child) => nodeFaults(child, scope)) : [];
}
