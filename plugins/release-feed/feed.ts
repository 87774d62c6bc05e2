import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {releaseAnchor, type Release} from './parseReleases';

export interface FeedAddress {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Route of the page with the releases. */
  page: string;
  /** URL of the feed on the site. */
  feed: string;
  /** The absolute URL of a link on the page; `null` for a link to a Markdown file that isn't a page. */
  resolveLink: (url: string) => string | null;
}

/** The releases as RSS 2.0, newest first, with their full text. */
export function renderFeed(releases: Release[], title: string, {siteUrl, page, feed, resolveLink}: FeedAddress): string {
  const pageUrl = `${siteUrl}${page}`;
  const rss = new Feed({
    id: pageUrl,
    link: pageUrl,
    title,
    description: 'What changed in this documentation',
    language: 'en',
    copyright: '',
    feedLinks: {rss: `${siteUrl}${feed}`},
    ...(releases[0] && {updated: releases[0].date}),
  });
  for (const release of releases) {
    const link = `${pageUrl}#${releaseAnchor(release)}`;
    rss.addItem({
      title: release.version,
      id: link,
      link,
      date: release.date,
      description: renderHtml(release.content, resolveLink),
    });
  }
  return rss.rss2();
}

/** Feed readers don't support MDX comments, components, or relative links. */
function renderHtml(content: RootContent[], resolveLink: FeedAddress['resolveLink']): string {
  const root: Root = structuredClone({type: 'root', children: content});
  visit(root, (node, index, parent) => {
    if (parent && index !== undefined && node.type.startsWith('mdx')) {
      parent.children.splice(index, 1);
      return index;
    }
    // For a broken link, the corpus stops the build with the file, line, and fix.
    if (node.type === 'link') node.url = resolveLink(node.url) ?? node.url;
    return undefined;
  });
  return toHtml(toHast(root));
}
