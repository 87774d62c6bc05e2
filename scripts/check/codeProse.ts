import ts from 'typescript';
import {GAP, STATUS} from 'docs-corpus/marks';
import type {Prose} from './prose';

/** Functions whose first argument is the title of tests. */
const TEST_TITLE = /^(?:it|test|describe)(?:\.(?:describe|each|step|skipIf|only|for))*(?:\(|$)/;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;
const STATUS_CODE = /^[1-5]\d\d(?: \p{Lu}|$)/u;

/**
 * What people read in a file of code: names where they are declared, comments, and texts. Of a file of tests, the titles are its only
 * texts; the others are what the tests try.
 */
export function codeProse(file: string, text: string): Prose[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Prose[] = [];
  const add = (prose: string, position: number): void => {
    found.push({pieces: [{text: withoutCode(prose), line: lineOf(position), isName: false}], isRaw: true});
  };

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && isDeclared(node)) add(wordsOf(node.text), node.getStart(source));
    else if (isText(node) && (!IS_TEST.test(file) || isTitle(node))) add(node.text, node.getStart(source));
    ts.forEachChild(node, visit);
  }

  visit(source);
  for (const {pos, end} of commentsOf(source, text)) add(commentText(text.slice(pos, end)), pos);
  return found;
}

/** `markdownUrl` as `markdown url`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function isDeclared(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isBindingElement(parent))
    return parent.name === node && (parent.propertyName !== undefined || parent.dotDotDotToken !== undefined);
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isClassDeclaration(parent)) &&
    parent.name === node
  );
}

type Text =
  ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText;

/** Strings without a space are data. */
function isText(node: ts.Node): node is Text {
  const isLiteral =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node);
  return isLiteral && /\w \w/.test(node.text);
}

function isTitle(node: Text): boolean {
  const argument = ts.isTemplateExpression(node.parent)
    ? node.parent
    : ts.isTemplateSpan(node.parent)
      ? node.parent.parent
      : node;
  const {parent} = argument;
  return ts.isCallExpression(parent) && parent.arguments[0] === argument && TEST_TITLE.test(parent.expression.getText());
}

/** Each comment once, with lines of `//` that follow each other as one. */
function commentsOf(source: ts.SourceFile, text: string): ts.TextRange[] {
  const ranges = new Map<number, ts.TextRange>();
  function visit(node: ts.Node): void {
    const {pos} = node;
    const comments = [...(ts.getLeadingCommentRanges(text, pos) ?? []), ...(ts.getTrailingCommentRanges(text, pos) ?? [])];
    if (!ts.isJsxText(node)) for (const range of comments) ranges.set(range.pos, range);
    node.getChildren(source).forEach(visit);
  }
  visit(source);
  const merged: {pos: number; end: number}[] = [];
  for (const {pos, end} of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const last = merged.at(-1);
    const between = last && text.slice(last.end, pos);
    if (last && text.startsWith('//', last.pos) && text.startsWith('//', pos) && between?.trim() === '') last.end = end;
    else merged.push({pos, end});
  }
  return merged;
}

/** Without the signs of a comment. Lines stay where they are. */
function commentText(comment: string): string {
  return comment.replace(/^\/\*+|\*+\/$/g, '').replace(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '');
}

function withoutCode(text: string): string {
  return text.replace(/`([^`]*)`/g, (_, code: string) => (STATUS_CODE.test(code) ? STATUS : GAP));
}
