import {createHash} from 'node:crypto';
import type {List, RootContent} from 'mdast';
import type {Check, ReleaseChanges} from '../../src/site/releaseChanges';
import {compareVersions} from '../../src/site/versions';
import {releaseAnchor, type Release} from '../release-feed/parseReleases';
import {renderHtml, type ResolveLink} from '../release-feed/renderHtml';

interface ReleasesPage {
  /** Route of the page. */
  path: string;
  releases: readonly Release[];
  resolveLink: ResolveLink;
}

/** The changes of all releases, newest first. */
export function releaseChanges(pages: readonly ReleasesPage[]): ReleaseChanges[] {
  return pages
    .flatMap(({path, releases, resolveLink}) => releases.map((release) => changesOf(release, path, resolveLink)))
    .sort((a, b) => compareVersions(b.version, a.version));
}

function changesOf(release: Release, path: string, resolveLink: ResolveLink): ReleaseChanges {
  const {version, date, isExact, content} = release;
  return {
    version,
    date: date.toISOString().slice(0, 10),
    isExact,
    path: `${path}#${releaseAnchor(release)}`,
    checks: checksOf(content, resolveLink),
    news: renderHtml(newsOf(content), resolveLink).trim(),
  };
}

/** The list items that begin with `<CheckBadge />`. */
function checksOf(content: readonly RootContent[], resolveLink: ResolveLink): Check[] {
  const items = content.flatMap((node) => (node.type === 'list' ? node.children.filter(isCheck) : []));
  return items.map(({children}) => {
    const html = withoutParagraph(renderHtml(children, resolveLink).trim());
    return {id: createHash('sha256').update(html).digest('hex').slice(0, 8), html};
  });
}

/** The text of a single paragraph, which fits into a label. */
function withoutParagraph(html: string): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return isSingle ? html.slice('<p>'.length, -'</p>'.length).trim() : html;
}

/** Everything else. */
function newsOf(content: readonly RootContent[]): RootContent[] {
  return content.flatMap((node): RootContent[] => {
    if (node.type !== 'list') return [node];
    const children = node.children.filter((item) => !isCheck(item));
    return children.length === 0 ? [] : [{...node, children}];
  });
}

function isCheck({children: [first]}: List['children'][number]): boolean {
  const badge = first?.type === 'paragraph' ? first.children[0] : undefined;
  return badge?.type === 'mdxJsxTextElement' && badge.name === 'CheckBadge';
}
