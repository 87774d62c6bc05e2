import type {Root} from 'mdast';
import type {Construct, ConstructRecord, Extension} from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';

// Same order as in Docusaurus: if two syntaxes match the same text, the later one wins.
const createProcessor = () =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter, ['yaml'])
    .use(remarkDirective)
    .use(remarkGfm)
    .use(leaveUrlsAsText);

const AUTOLINKS: ReadonlySet<string | undefined> = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

const processor = createProcessor().freeze();

/**
 * Parses one page as the site's strict MDX. Bare URLs stay text and don't become links, which takes a third less time.
 *
 * @param source text of the file, with its front matter
 * @returns the Markdown tree, with positions (1-based lines) in `source`
 * @throws {VFileMessage} with `line` and `reason` for invalid MDX
 */
export function parseMdx(source: string): Root {
  return processor.parse(source);
}

/** Disables autolinks: looking for URLs at every letter takes a third of the parsing time. */
function leaveUrlsAsText(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutAutolinks);
  // The extension for URLs is the only one with transforms.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    Array.isArray(extensions) ? extensions.filter(({transforms}) => transforms === undefined) : extensions,
  );
}

function withoutAutolinks(extension: Extension): Extension {
  const {text} = extension;
  if (!text) return extension;
  const kept = Object.entries(text).map(([code, value]) => [code, otherConstructs(value)] as const);
  const record: ConstructRecord = Object.fromEntries(kept.filter(([, constructs]) => constructs.length > 0));
  return {...extension, text: record};
}

function otherConstructs(value: Construct | Construct[] | undefined): Construct[] {
  return [value ?? []].flat().filter(({name}) => !AUTOLINKS.has(name));
}
