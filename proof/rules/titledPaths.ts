import type {Nodes, Paragraph, Parents} from 'mdast';
import {isCommentNode, type SourceFile} from '../../plugins/corpus';
import type {NameFault} from '../names/checkNames';
import {lastSentence, textOf} from './sentences';

/** Finds sentences that end with a colon and name a file, before a fence with the title of another file. */
export function checkTitledPaths({root}: SourceFile): NameFault[] {
  return pathFaults(root);
}

function pathFaults(parent: Parents): NameFault[] {
  const shown: readonly Nodes[] = parent.children.filter((child) => !isCommentNode(child));
  return shown.flatMap((child, index) => {
    const own = child.type === 'paragraph' ? faultBetween(child, titlesAfter(shown.slice(index + 1))) : null;
    return [...(own ? [own] : []), ...('children' in child ? pathFaults(child) : [])];
  });
}

/** Titles of the fences up to the next text. Variables in `.env` can belong to any of the files. */
function titlesAfter(siblings: readonly Nodes[]): string[] {
  const end = siblings.findIndex((node) => !isCode(node));
  return siblings
    .slice(0, end < 0 ? undefined : end)
    .flatMap(titlesOf)
    .filter((title) => !title.startsWith('.env'));
}

function isCode(node: Nodes): boolean {
  return node.type === 'code' || (node.type === 'mdxJsxFlowElement' && ['Tabs', 'TabItem'].includes(node.name ?? ''));
}

function titlesOf(node: Nodes): string[] {
  if (node.type === 'code') return /\btitle="([^"]+)"/.exec(node.meta ?? '')?.slice(1) ?? [];
  return 'children' in node ? node.children.flatMap(titlesOf) : [];
}

/** A path in a project, after a verb or preposition that says that the code goes there. */
const PLACE =
  /(?<!next )\b(?:in|into|to|add|create|save|edit|open|replace|change|write)\s+(?:(?:the|a|your)\s+)?(?:(?:new\s+)?file\s+)?`(?:\.\/)?((?:src|config|database|public|types|tests|scripts|providers|plugins|admin|server)\/[\w./[\]-]*\w|(?:package|tsconfig)\.json)`/gi;

function faultBetween(paragraph: Paragraph, titles: readonly string[]): NameFault | null {
  if (titles.length === 0) return null;
  const sentence = lastSentence(textOf(paragraph));
  if (!sentence.endsWith(':')) return null;
  const paths = [...sentence.matchAll(PLACE)].map(([, path = '']) => path);
  if (paths.length === 0 || paths.some((path) => titles.some((title) => isSame(path, title)))) return null;
  const named = paragraph.children.find((child) => child.type === 'inlineCode' && paths.includes(child.value));
  return {
    line: named?.position?.start.line ?? paragraph.position?.start.line ?? 1,
    fault: `The sentence names \`${paths.join('`, `')}\`, but the code below it is "${[...new Set(titles)].join('", "')}".`,
    fix: 'Name the same file in both.',
  };
}

/** A path without an extension is the file in either language, and a folder contains the file. */
function isSame(path: string, title: string): boolean {
  const name = withoutExtension(path.replace(/^\.\//, ''));
  const whole = withoutExtension(title);
  return whole === name || whole.endsWith(`/${name}`) || whole.startsWith(`${name}/`);
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:[jt]sx?|json|mjs|cjs)$/, '');
}
