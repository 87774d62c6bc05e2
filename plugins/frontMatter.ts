import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Front matter that is added to what the writer wrote.
 *
 * @param id path of the file relative to the docs folder, without its extension: `cms/api/rest`
 */
export type FrontMatterAddition = (id: string) => Record<string, unknown>;

/** @param docsDir folder of the docs, relative to the site */
export function extendFrontMatter(siteDir: string, docsDir: string, additions: readonly FrontMatterAddition[]): ParseFrontMatter {
  const docs = path.resolve(siteDir, docsDir);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const place = path.relative(docs, params.filePath).split(path.sep).join('/');
    const id = place.replace(/\.mdx?$/, '');
    const added = additions.flatMap((addition) => Object.entries(addition(id)));
    return {...result, frontMatter: {...result.frontMatter, ...Object.fromEntries(added)}};
  };
}
