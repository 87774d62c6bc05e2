import type {Code, Nodes} from 'mdast';
import type {SourceFile} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import type {NameFault} from '../names/checkNames';

/** Finds texts and numbers in a JavaScript file that the same file in the TypeScript tab doesn't have. */
export function checkLanguageTabs({root}: SourceFile): NameFault[] {
  return groupsIn(root).flatMap((group) => {
    const fences = fencesIn(group);
    return fences.filter(isJavaScript).flatMap((script) => {
      const typed = fences.find((fence) => !isJavaScript(fence) && nameOf(fence) === nameOf(script));
      return typed ? differences(script, typed) : [];
    });
  });
}

function groupsIn(node: Nodes): Nodes[] {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') return [node];
  return 'children' in node ? node.children.flatMap(groupsIn) : [];
}

function fencesIn(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(fencesIn) : [];
}

function isJavaScript({lang}: Code): boolean {
  return lang === 'js' || lang === 'jsx';
}

/** The path without its extension. Fences without a title can't be matched. */
function nameOf({lang, meta}: Code): string | null {
  const path = /^(.+)\.[jt]sx?$/.exec(fenceWords(meta).title ?? '')?.[1] ?? null;
  return /^[jt]sx?$/.test(lang ?? '') ? path : null;
}

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\])*)\1|(?<![\w.$])\d[\d_.]*(?![\w$])/g;

function differences(script: Code, typed: Code): NameFault[] {
  if (nameOf(script) === null) return [];
  const line = (script.position?.start.line ?? 1) + 1;
  return script.value.split('\n').flatMap((text, index) => {
    // Modules are loaded in another way, and comments can explain the difference.
    if (/\brequire\(|\bimport\b|\/\/|use strict/.test(text)) return [];
    const missing = [...text.matchAll(LITERAL)].map(([literal]) => literal).find((literal) => !has(typed.value, literal));
    if (missing === undefined) return [];
    return [
      {
        line: line + index,
        fault: `The file in the TypeScript tab doesn't have ${missing}.`,
        fix: 'Write the same values in both tabs.',
      },
    ];
  });
}

/** A number must match as a whole: 100 doesn't contain 10. */
function has(code: string, literal: string): boolean {
  return /^\d/.test(literal)
    ? new RegExp(`(?<![\\w.])${literal.replace('.', '\\.')}(?![\\w.])`).test(code)
    : code.includes(literal);
}
