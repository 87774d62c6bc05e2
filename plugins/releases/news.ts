import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {releaseAnchor, type Release} from './parseReleases';

/** What the landing page says of a release. */
export interface News {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  /** The first thing that the release's notes put in bold, without its full stop. */
  headline: string;
  anchor: string;
}

export function toNews(release: Release): News {
  let headline = '';
  visit({type: 'root', children: release.content}, 'strong', (node) => {
    headline ||= toString(node).replace(/\.$/, '');
  });
  return {version: release.version, date: release.date.toISOString().slice(0, 10), headline, anchor: releaseAnchor(release)};
}
