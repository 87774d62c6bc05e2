import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';

/** Names in pages and scripts that a style sheet can have rules for. */
export interface Names {
  /** Words that can be a class or an ID. */
  words: Set<string>;
  /** Custom properties that something other than the style sheet can read, such as `--ifm-navbar-height`. */
  properties: Set<string>;
}

const SCRIPT_OR_CLASSES = /<script[^>]*>[^]*?<\/script>| (?:class|id)=(?:"[^"]*"|[^\s>]+)/g;
const WORD = /[A-Za-z_][\w-]*/g;
const PROPERTY = /--[\w-]+/g;

/**
 * Collects all words that could be a name. In scripts, that is every word, since a class can be anywhere in them.
 *
 * @param files of the finished build, relative to `outDir`, without the style sheet
 */
export async function collectNames(outDir: string, files: readonly string[]): Promise<Names> {
  const names: Names = {words: new Set(), properties: new Set()};
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const text = await readFile(path.join(outDir, file), 'utf8');
    for (const word of file.endsWith('.html') ? namesIn(text) : wordsOf(text)) names.words.add(word);
    for (const [property] of text.matchAll(PROPERTY)) names.properties.add(property);
  }
  return names;
}

/** Words in a page that can be a class or an ID: of its elements, or set by its inline scripts before the first paint. */
export function namesIn(html: string): Set<string> {
  return new Set(html.match(SCRIPT_OR_CLASSES)?.flatMap(wordsOf));
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Leaves the rules of the style sheet that something can use, and the custom properties that something reads.
 *
 * A script can put the end of a class together, as in `alert--${type}`. So a word that ends with a hyphen or an underscore keeps
 * all classes that start with it.
 *
 * @throws {Error} when little of the sheet is used, since then the names weren't found
 */
export function usedStyles(css: string, names: Names): string {
  const code = withoutSymbols(css, (text) => [...unusedClasses(text, names.words), ...unusedProperties(text, names.properties)]);
  if (code.length < css.length / 2) {
    throw new Error(
      'plugins/inline-styles/usedStyles.ts: pages and scripts name less than half of the style sheet, other than with Docusaurus 3.10.2. Adapt collectNames, or take usedStyles out of plugins/inline-styles/index.ts.',
    );
  }
  return code;
}

/** Removes symbols until none is unused: a removed rule may have been the only one that reads a property. */
function withoutSymbols(css: string, unusedIn: (css: string) => string[]): string {
  const code = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unusedIn(css),
  }).code.toString();
  return code.length < css.length ? withoutSymbols(code, unusedIn) : code;
}

/** Classes and IDs. The pattern also matches colors, which removes nothing. */
function unusedClasses(css: string, words: ReadonlySet<string>): string[] {
  const starts = [...words].filter((word) => word.length >= SHORTEST_START && /[-_]$/.test(word));
  const isUsed = (name: string): boolean => words.has(name) || starts.some((start) => name.startsWith(start));
  return [...new Set(Array.from(css.matchAll(/[.#]([A-Za-z_][\w-]*)/g), ([, name = '']) => name))].filter(
    (name) => !isUsed(name),
  );
}

/** Shorter words aren't parts of classes. */
const SHORTEST_START = 4;

function unusedProperties(css: string, properties: ReadonlySet<string>): string[] {
  const read = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  return [...new Set(css.match(PROPERTY))].filter((name) => !read.has(name) && !properties.has(name));
}
