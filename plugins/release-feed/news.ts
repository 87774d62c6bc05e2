import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {LatestRelease} from '../../src/landing/latestRelease';
import {releaseAnchor, type Release} from './parseReleases';

export function toNews(release: Release): LatestRelease {
  let headline = '';
  visit({type: 'root', children: release.content}, 'strong', (node) => {
    headline ||= toString(node).replace(/\.$/, '');
  });
  return {version: release.version, date: release.date.toISOString().slice(0, 10), headline, anchor: releaseAnchor(release)};
}
