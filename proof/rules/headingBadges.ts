import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import path from 'node:path';
import {isCommentNode, type SourceFile} from 'docs-corpus';
import {isElement, propOf, textProp} from 'docs-corpus/element';
import {compareVersions} from '../../src/site/versions';
import type {NameFault} from '../names/checkNames';
import {pinnedVersion} from '../pinnedVersion';
import {readSinceFile, type SinceFile} from 'docs-corpus/records/since';

let loaded: SinceFile['lists'] | null = null;

/** Compares the `<VersionBadge>` below a heading with the first release of what the heading or its ID names. */
export function checkHeadingBadges(
  {root, anchors}: SourceFile,
  lists: SinceFile['lists'] = (loaded ??= readSinceFile(path.resolve(import.meta.dirname, '../..')).lists),
): NameFault[] {
  return root.children.flatMap((node, index) => {
    const next = root.children.slice(index + 1).find((sibling) => !isCommentNode(sibling));
    if (node.type !== 'heading' || next?.type !== 'mdxJsxFlowElement' || next.name !== 'VersionBadge') return [];
    const since = propOf(next, 'since');
    const first = firstRelease(node, anchors.get(node) ?? '', lists);
    if (typeof since !== 'string' || first === null || first.release === since) return [];
    return [
      {
        line: next.position?.start.line ?? 1,
        fault: `\`${first.key}\` was added in ${first.release}, but the badge says ${since}.`,
        fix: `Write <VersionBadge since="${first.release}" />.`,
      },
    ];
  });
}

/** A `<VersionBadge>` can't be of a release that the docs don't describe yet. */
export function checkBadgeVersions(
  {root}: SourceFile,
  version = pinnedVersion(path.resolve(import.meta.dirname, '../..')),
): NameFault[] {
  const faults: NameFault[] = [];
  visit(root, (node) => {
    if (!isElement(node, 'VersionBadge')) return;
    const since = textProp(node, 'since');
    if (!/^\d+\.\d+\.\d+$/.test(since) || compareVersions(since, version) <= 0) return;
    faults.push({
      line: node.position?.start.line ?? 1,
      fault: `The badge says ${since}, but these docs describe Strapi ${version}.`,
      fix: `Name the release that added it, at most ${version}.`,
    });
  });
  return faults;
}

/** The earliest release of a key that the heading names: the whole key, its first part, or the same words as its ID. */
function firstRelease(heading: Heading, anchor: string, lists: SinceFile['lists']): {key: string; release: string} | null {
  const names = new Set([
    wordsOf(anchor),
    wordsOf(toString(heading)),
    ...heading.children.flatMap((child) => (child.type === 'inlineCode' ? wordsOf(child.value) : [])),
  ]);
  const keys = Object.values(lists).flatMap((list) => Object.entries(list).map(([key, release]) => ({key, release})));
  const named = keys.filter(({key}) => names.has(wordsOf(key)) || names.has(wordsOf(key.split('.')[0] ?? '')));
  return named.sort((one, other) => compareVersions(one.release, other.release))[0] ?? null;
}

/** `publicationFilter` and `publication-filter` are the same words. */
function wordsOf(name: string): string {
  return name.replace(/[^a-z\d]/gi, '').toLowerCase();
}
