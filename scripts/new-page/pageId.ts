import {existsSync} from 'node:fs';
import path from 'node:path';

/** Why a page can't be created or moved, and what to do. */
export class PageError extends Error {
  override name = 'PageError';
}

const EXAMPLE = 'as in cms/features/preview';

/**
 * The path of a page as the docs folder has it, from whatever form it is copied in: `/cms/features/preview`, `docs/cms/features/preview.mdx`,
 * `features/preview`, `https://docs.strapi.io/cms/features/preview`.
 *
 * @throws {PageError} for a path that names no page
 */
export function pageId(text: string, docsDir: string): string {
  const plain = text
    .trim()
    .replaceAll('\\', '/')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^(?:\.?\/)*/, '')
    .replace(new RegExp(`^${path.basename(docsDir)}/`), '')
    .replace(/\/+$|(?:\/index)?\.(?:mdx?|html)$/, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(plain)) {
    const strange = plain === '' ? undefined : /[^a-z0-9/-]|--|-(?=\/|$)|(?<=^|\/)-|\/\//.exec(plain)?.[0];
    const why = strange === undefined ? '' : ` because of "${strange}"`;
    throw new PageError(`"${text}" isn't a valid path${why}. Use lowercase letters, digits and hyphens, ${EXAMPLE}.`);
  }
  const [first = ''] = plain.split('/');
  if (first === 'snippets') throw new PageError(`"${text}" is a snippet, not a page. Create or move its file yourself.`);
  const areas = ['cms', 'cloud'];
  if (areas.includes(first) || existsSync(path.join(docsDir, `${plain}.md`)) || existsSync(path.join(docsDir, `${plain}.mdx`)))
    return plain;
  const around = areas.filter((area) => existsSync(path.join(docsDir, area, first)) && plain.includes('/'));
  if (around.length === 1) return `${around[0]}/${plain}`;
  const paths = (around.length === 0 ? areas : around).map((area) => `${area}/${plain}`).join(' or ');
  throw new PageError(`"${text}" doesn't begin with the area of the docs. Write ${paths}.`);
}
