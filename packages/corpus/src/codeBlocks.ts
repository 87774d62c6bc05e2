import type {Heading, Nodes, Parents, Table} from 'mdast';
import {textProp, type ComponentForm, type ComponentUse} from './markdown-form';
import type {JsxNode} from './element';
import {directiveContent} from './plainText';
import {lineOf, resolveElement, type Scope} from './scope';
import {isComment} from './staticValue';
import {tableText, type TableText} from './tables';

/** A part of a page that can be run or checked: a fence, a command that a component shows, or a writer's comment. */
export interface CodeBlock {
  kind: 'fence' | 'command' | 'comment';
  /** Relative to the site. For content of a snippet, the snippet's file. */
  file: string;
  /** 1-based line of the fence, the component, or the comment in `file`. */
  line: number;
  /** Anchor of its section in the page; `null` before the first heading. */
  anchor: string | null;
  /** As written after the fence's backticks; `bash` for a command, empty for a comment. */
  lang: string;
  /** Text after the language, or an empty string. */
  meta: string;
  /** Without the backticks and the indentation of a fence, or the delimiters of a comment. */
  text: string;
  /** The tabs around it, outermost first. */
  tabs: readonly TabPlace[];
  /** Its position in an `<ApiCall>`. */
  pane: CallPane | null;
  /** The table before a comment. */
  table: TableText | null;
}

/** A fence that readers see. */
export type Fence = Pick<CodeBlock, 'lang' | 'meta' | 'text' | 'anchor' | 'pane'>;

export interface TabPlace {
  /** Number of the group of tabs in its page, from 1. */
  group: number;
  groupId: string | null;
  value: string;
}

export interface CallPane {
  /** Number of the `<ApiCall>` in its page, from 1. */
  call: number;
  role: 'request' | 'response';
  /** Title of a `<Request>` or `<Response>`: `Without a token`. */
  title: string | null;
  /** Status of a `<Response>`. */
  status: number | null;
}

type Content = Pick<CodeBlock, 'kind' | 'lang' | 'meta' | 'text'>;
type Commands = ReturnType<NonNullable<ComponentForm['commands']>>;
type Around = Pick<CodeBlock, 'tabs' | 'pane' | 'table'>;

/** All code and comments of a page in reading order, including snippets. */
export function codeBlocks(page: Scope): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let anchor: string | null = null;
  let groups = 0;
  let calls = 0;

  function visit(node: Nodes, scope: Scope, around: Around): void {
    switch (node.type) {
      case 'heading':
        enterSection(node, scope);
        visitAll(node, scope, around);
        return;
      case 'code':
        add({kind: 'fence', lang: node.lang ?? '', meta: node.meta ?? '', text: node.value}, node, scope, around);
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isComment(node.data?.estree)) return;
        add({kind: 'comment', lang: '', meta: '', text: commentText(node.value)}, node, scope, around);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        visitElement(node, scope, around);
        return;
      case 'containerDirective':
        for (const child of directiveContent(node)) visit(child, scope, around);
        return;
      default:
        if ('children' in node) visitAll(node, scope, around);
    }
  }

  function visitAll(node: Parents, scope: Scope, around: Around): void {
    let table: Table | null = null;
    for (const child of node.children) {
      const isBehindTable = isCommentNode(child);
      if (child.type === 'table') table = child;
      else if (!isBehindTable) table = null;
      visit(child, scope, {...around, table: isBehindTable && table ? tableText(table) : null});
    }
  }

  function enterSection(node: Heading, {source, pageLine}: Scope): void {
    if (node === source.contentTitle && pageLine === null) return;
    anchor = source.anchors.get(node) ?? anchor;
  }

  function visitElement(node: JsxNode, scope: Scope, around: Around): void {
    const element = resolveElement(node, scope);
    if (element.kind === 'snippet') visit(element.scope.source.root, element.scope, around);
    else if (element.handler.commands) addCommands(node, element.handler.commands(element.use), scope, around);
    else visitAll(node, element.scope, inside(element.use, around));
  }

  /** The position of a component's content. Counts groups of tabs and `<ApiCall>`s. */
  function inside(use: ComponentUse, around: Around): Around {
    const title = textProp(use, 'title') ?? null;
    switch (use.name) {
      case 'Tabs':
        groups += 1;
        return {...around, tabs: [...around.tabs, {group: groups, groupId: textProp(use, 'groupId') ?? null, value: ''}]};
      case 'TabItem': {
        const group = around.tabs.at(-1);
        return group ? {...around, tabs: [...around.tabs.slice(0, -1), {...group, value: textProp(use, 'value') ?? ''}]} : around;
      }
      case 'ApiCall':
        calls += 1;
        return around;
      case 'Request':
        return {...around, pane: {call: calls, role: 'request', title, status: null}};
      case 'Response':
        return {...around, pane: {call: calls, role: 'response', title, status: Number(textProp(use, 'status'))}};
      default:
        return around;
    }
  }

  function addCommands(node: JsxNode, {groupId, tabs}: Commands, scope: Scope, around: Around): void {
    groups += 1;
    for (const {value, text} of tabs) {
      const tab: TabPlace = {group: groups, groupId, value};
      add({kind: 'command', lang: 'bash', meta: '', text}, node, scope, {...around, tabs: [...around.tabs, tab]});
    }
  }

  function add(content: Content, node: Nodes, {source}: Scope, {tabs, pane, table}: Around): void {
    blocks.push({...content, file: source.file, line: lineOf(node), anchor, tabs, pane, table});
  }

  visit(page.source.root, page, {tabs: [], pane: null, table: null});
  return blocks;
}

/** The fences of a page in reading order, including snippets. */
export function fencesOf(scope: Scope): Fence[] {
  return codeBlocks(scope).flatMap(({kind, lang, meta, text, anchor, pane}) =>
    kind === 'fence' ? [{lang, meta, text, anchor, pane}] : [],
  );
}

export function isCommentNode(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isComment(node.data?.estree);
}

/** The text between the delimiters of a comment. */
export function commentText(value: string): string {
  return value
    .trim()
    .replace(/^\/\*+/, '')
    .replace(/\*+\/$/, '')
    .trim();
}
