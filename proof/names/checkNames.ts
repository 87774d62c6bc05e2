import escapeRegExp from 'escape-string-regexp';
import {evidenceOf} from '../strapiEvidence';
import {unitsOf} from 'docs-proof/claims/units';
import {commentText, isCommentNode, type SourceFile} from 'docs-corpus';
import {isExcused} from './provenNames';
import {screenNames} from './namesIn';
import {suggestion} from './suggestion';
import type {PanelFile} from './panelTexts';

export interface NameFault {
  line: number;
  fault: string;
  fix: string;
}

/** The names that the panel shows. */
export interface KnownNames {
  /** The Strapi version. */
  version: string;
  has: (name: string) => boolean;
  closest: (name: string) => string | null;
}

/** @param own names from the bookshop */
export function knownNames({version, texts}: PanelFile, own: ReadonlySet<string>): KnownNames {
  const exact = new Set([...texts, ...own].map(withoutEnd));
  const beginnings = new Set(texts.flatMap((text) => beginningOf(text) ?? []));
  const patterns = texts.filter((text) => text.includes('{')).flatMap((text) => patternOf(withoutEnd(text)) ?? []);
  const candidates = [...exact].filter((text) => !text.includes('{'));
  return {
    version,
    has: (name) =>
      exact.has(withoutEnd(name)) ||
      beginnings.has(withoutEnd(name)) ||
      patterns.some((pattern) => pattern.test(withoutEnd(name))),
    closest: (name) => suggestion(name, candidates),
  };
}

/** Removes colons and dots at the end of a label, which aren't part of its name. */
function withoutEnd(text: string): string {
  return text.replace(/\s*[:.…]+$|\.\.\.$/, '').replace(/[’]/g, "'");
}

/** The text before an explanation in parentheses. */
function beginningOf(text: string): string | null {
  const beginning = /^(.{12,}?)\s+\(/.exec(text)?.[1];
  return beginning === undefined ? null : withoutEnd(beginning);
}

/** A pattern for a text with placeholders, such as `Edit {name}`; `null` if it contains hardly anything else. */
function patternOf(text: string): RegExp | null {
  // Plurals have nested braces.
  const parts = text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/);
  const letters = parts.join('').replace(/\P{L}/gu, '').length;
  if (letters < 4) return null;
  return new RegExp(`^${parts.map((part) => escapeRegExp(part)).join('\\S+(?: \\S+){0,2}')}$`);
}

export function checkNames(source: SourceFile, known: KnownNames): NameFault[] {
  if (isExcusedPage(source)) return [];
  return unitsOf(source)
    .filter((unit) => !isExcused(unit))
    .flatMap(screenNames)
    .filter(({text}) => !known.has(text))
    .map(({text, line}) => nameFault(text, line, known));
}

function nameFault(text: string, line: number, known: KnownNames): NameFault {
  const real = known.closest(text);
  return {
    line,
    fault: `The admin panel of Strapi ${known.version} shows nothing named "${text}".`,
    fix:
      real === null
        ? 'Write the name that the panel shows, or {/* noProof: third-party */} for the screen of another product.'
        : `Write "${real}" if that is meant, or {/* noProof: third-party */} for the screen of another product.`,
  };
}

/** A reason at the start of the page applies to all of its names. */
function isExcusedPage({root}: SourceFile): boolean {
  const first = root.children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (!first || !isCommentNode(first) || !('value' in first)) return false;
  return evidenceOf(commentText(first.value))?.kind === 'excuse';
}
