import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

// The order is Docusaurus's: where two syntaxes compete for the same text, the later one wins.
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter, ['yaml']).use(remarkDirective).use(remarkGfm);

/**
 * Parses one page as the site's strict MDX.
 *
 * @param source text of the file, with its front matter
 * @returns the Markdown tree, with positions (1-based lines) in `source`
 * @throws {VFileMessage} with `line` and `reason` for text that is not MDX
 */
export function parseMdx(source: string): Root {
  return processor.parse(source);
}
