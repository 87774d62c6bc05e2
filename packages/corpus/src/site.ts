import type {ComponentForm, ComponentHandler} from './markdown-form';
import type {PageMeta} from './pageMeta';
import type {SourceFile} from './sourceFile';

/** Data on the pages of a folder that other pages show as a list. */
export interface Collection<Item> {
  /** Prefix of the IDs of these pages: `cms/migration/breaking-changes/`. */
  folder: string;
  /** @throws {Finding} for a page whose data is missing or invalid */
  read: (source: SourceFile, meta: PageMeta) => Item[];
  /** Cached data by the file that it was read from. */
  known: WeakMap<object, Item[]>;
}

export function collection<Item>(folder: string, read: Collection<Item>['read']): Collection<Item> {
  return {folder, read, known: new WeakMap()};
}

/** Returns the data of collections, in the order of the pages. */
export interface Pages {
  /** @throws {CorpusErrors} with the faults of all these pages */
  collect: <Item>(items: Collection<Item>) => Item[];
}

/** The parts of the docs that depend on the site. */
export interface Site {
  /** The components of pages, by name. */
  forms: (pages: Pages) => Readonly<Record<string, ComponentForm>>;
  /** Checks a page as a whole. @throws {Finding} */
  checkPage: (source: SourceFile, meta: PageMeta) => void;
  /** Absolute paths of files that the forms depend on. All pages are rendered again after a change of these files. */
  files: () => string[];
}

/** Docs without components. */
export const PLAIN_SITE: Site = {forms: () => ({}), checkPage: () => undefined, files: () => []};

/** Binds the forms of components to the content that they show from outside their page. */
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
