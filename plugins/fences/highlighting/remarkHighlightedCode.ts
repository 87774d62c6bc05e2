import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {formsOf} from '../../../src/request-code/forms';
import {indented} from '../../../src/components/Cards/indented';
import {commandsOf} from '../../../src/components/PackageManagerTabs/commandsOf';
import {commandFor, PACKAGE_MANAGERS} from '../../../src/components/PackageManagerTabs/packageManagers';
import {componentUse, propOf} from 'docs-corpus/element';
import {jsxElement} from '../jsxElement';
import {highlightedCode} from './codeHtml';
import {highlightLines} from './highlight';
import {requestLineHtml} from './requestLine';
import {readFence} from 'docs-corpus/fence';
import {fenceWords} from 'docs-corpus/fenceWords';
import {requestOf} from '../../requests/requestOf';

/**
 * Runs when Docusaurus reads pages: colors code at build time, so that browsers don't have to. Adds the other forms of an HTTP request,
 * and a command's form for each package manager.
 */
export function remarkHighlightedCode(): (root: Root) => void {
  return (root) => {
    const unproven = new Set<Nodes>();
    visit(root, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiCall') {
        for (const response of responsesWithoutProof(node)) unproven.add(response);
      } else if (node.type === 'code' && parent && index !== undefined) {
        const colored = coloredFence(node, unproven.has(node));
        if (colored) parent.children[index] = colored;
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagerTabs') {
        node.children = coloredCommands(node);
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
        const code = propOf(node, 'code');
        if (typeof code === 'string') node.attributes.push({type: 'mdxJsxAttribute', name: 'codeHtml', value: cardHtml(code)});
      }
    });
  };
}

/** A request above its response, or a command. */
function cardHtml(code: string): string {
  const [first = '', ...others] = indented(code).split('\n');
  const request = requestLineHtml(first);
  if (request === null) return highlightLines(code, 'bash').join('\n');
  return [request, ...highlightLines(others.join('\n'), 'json')].join('\n');
}

/** The response of a request that isn't sent isn't compared either. */
function responsesWithoutProof(call: MdxJsxFlowElement): Code[] {
  const [requests = [], responses = []] = ['Request', 'Response'].map((name) => {
    const fences: Code[] = [];
    visit(call, {name}, (pane) => visit(pane, 'code', (fence) => void fences.push(fence)));
    return fences;
  });
  return requests.every(({meta}) => fenceWords(meta).hints.noProof !== undefined) ? responses : [];
}

/** @returns `null` for a diagram, which is drawn */
function coloredFence({lang, meta, value}: Code, isUnproven: boolean): MdxJsxFlowElement | null {
  if (lang === 'mermaid') return null;
  const isRequest = requestOf({lang, meta, text: value}) !== null;
  const fence = jsxElement('HighlightedCode', {
    ...highlightedCode(value, lang ?? 'text', meta),
    ...(isRequest && {request: 'request'}),
    ...(isUnproven && {unproven: 'unproven'}),
  });
  if (fenceWords(meta).isLive) return jsxElement('LiveCode', {code: value, language: lang ?? 'jsx'}, [fence]);
  const text = readFence(value, meta).code.trim();
  const forms = lang === 'http' ? formsOf(text) : [];
  return forms.length === 0 ? fence : jsxElement('RequestForms', {text, forms: forms.join(' ')}, [fence]);
}

/** One for each package manager. The corpus reports invalid commands, with file, line, and fix. */
function coloredCommands(tabs: MdxJsxFlowElement): MdxJsxFlowElement[] {
  const commands = commandsOf(componentUse(tabs, 'PackageManagerTabs', null));
  return PACKAGE_MANAGERS.map((manager) =>
    jsxElement('HighlightedCode', {...highlightedCode(commandFor(manager, commands) ?? commands.command, 'bash')}),
  );
}
