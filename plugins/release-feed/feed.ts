import {Feed} from 'feed';
import {releaseAnchor, type Release} from './parseReleases';
import {renderHtml, type ResolveLink} from './renderHtml';

/** What a feed is called, and where it is. */
export interface FeedAbout {
  title: string;
  description: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Route of the page with the releases. */
  page: string;
  /** URL of the feed on the site. */
  feed: string;
  resolveLink: ResolveLink;
}

/** The releases as RSS 2.0, newest first, with their full text. */
export function renderFeed(releases: Release[], {title, description, siteUrl, page, feed, resolveLink}: FeedAbout): string {
  const pageUrl = `${siteUrl}${page}`;
  const rss = new Feed({
    id: pageUrl,
    link: pageUrl,
    title,
    description,
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
