import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import * as z from 'zod';

const frontMatterSchema = z.object({covers: z.array(z.string()).default([])}).catch({covers: []});

/** The lists that a page documents completely. The check reports what isn't a list. @param text the page's file */
export function coversOf(text: string): string[] {
  const {frontMatter} = parseFileContentFrontMatter(text);
  return frontMatterSchema.parse(frontMatter).covers;
}
