import * as z from 'zod';
import {frontMatterOf} from './pageMeta';

const frontMatterSchema = z.object({covers: z.array(z.string()).default([])}).catch({covers: []});

/** The lists that a page documents completely. The check reports unknown lists. @param text the page's file */
export function coversOf(text: string): string[] {
  const frontMatter = frontMatterOf(text);
  return frontMatter?.kind === 'read' ? frontMatterSchema.parse(frontMatter.data).covers : [];
}
