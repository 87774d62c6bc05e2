import type {List, RootContent} from 'mdast';
import type {ReleaseChanges} from '../../src/site/releaseChanges';
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
    checks: renderHtml(itemsOf(content, true), resolveLink).trim(),
    news: renderHtml(itemsOf(content, false), resolveLink).trim(),
  };
}

/** The list items that begin with `<CheckBadge />`, or everything else. */
function itemsOf(content: readonly RootContent[], areChecks: boolean): RootContent[] {
  return content.flatMap((node): RootContent[] => {
    if (node.type !== 'list') return areChecks ? [] : [node];
    const children = node.children.filter((item) => isCheck(item) === areChecks);
    return children.length === 0 ? [] : [{...node, children}];
  });
}

function isCheck({children: [first]}: List['children'][number]): boolean {
  const badge = first?.type === 'paragraph' ? first.children[0] : undefined;
  return badge?.type === 'mdxJsxTextElement' && badge.name === 'CheckBadge';
}
