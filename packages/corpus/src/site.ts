import type {ComponentForm, ComponentHandler} from './markdown-form';
import type {PageMeta} from './pageMeta';
import type {SourceFile} from './sourceFile';

/** What pages of a folder say, which other pages show as a list. */
export interface Collection<Item> {
  /** Prefix of the IDs of these pages: `cms/migration/breaking-changes/`. */
  folder: string;
  /** @throws {Finding} for a page that says nothing, or says it wrong */
  read: (source: SourceFile, meta: PageMeta) => Item[];
  /** What was read, by the file that it was read from. */
  known: WeakMap<object, Item[]>;
}

export function collection<Item>(folder: string, read: Collection<Item>['read']): Collection<Item> {
  return {folder, read, known: new WeakMap()};
}

/** Gives what pages say, in the order of the pages. */
export interface Pages {
  /** @throws {CorpusErrors} with the faults of all these pages */
  collect: <Item>(items: Collection<Item>) => Item[];
}

/** What the docs of a site have besides Markdown. */
export interface Site {
  /** The components of pages, by name. */
  forms: (pages: Pages) => Readonly<Record<string, ComponentForm>>;
  /** Finds what a page lacks as a whole. @throws {Finding} */
  checkPage: (source: SourceFile, meta: PageMeta) => void;
  /** Absolute paths of what the forms depend on. Pages that were rendered before are rendered again after a change. */
  files: () => string[];
}

/** Docs without components. */
export const PLAIN_SITE: Site = {forms: () => ({}), checkPage: () => undefined, files: () => []};

/** Gives components the content that they show from outside of their page. */
export function bindForms<Content>(
  handlers: Readonly<Record<string, ComponentHandler<Content>>>,
  content: Content,
): Record<string, ComponentForm> {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, bindForm(handler, content)]));
}

function bindForm<Content>(handler: ComponentHandler<Content>, content: Content): ComponentForm {
  const {markdown, words, check, ...rest} = handler;
  return {
    ...rest,
    markdown: (use, inner, link) => markdown(use, inner, link, content),
    ...(words && {words: (use) => words(use, content)}),
    ...(check && {check: (use) => check(use, content)}),
  };
}
