import {Finding} from '../../plugins/corpus';
import type {SinceFile} from './sinceFile';

/** A page that lists releases, each in a section with an anchor such as `v5-52-0`. */
interface ReleasesPage {
  file: string;
  sections: readonly {anchor: string | null; markdown: string; line: number}[];
}

/**
 * Keys that a release added and its section doesn't name, directly or through their group: `mcp.enabled` covers `mcp.requestTimeoutMs`, a new
 * command its flags, `--install-deps` also `--no-install-deps`, and long flags their short ones. Releases that aren't on the page are
 * skipped, because it only lists recent ones.
 */
export function missingNews(lists: SinceFile['lists'], {file, sections}: ReleasesPage): Finding[] {
  const added = Object.entries(lists).flatMap(([list, keys]) =>
    Object.entries(keys).map(([key, release]) => ({list, key, release})),
  );
  return added.flatMap(({list, key, release}): Finding[] => {
    const section = sections.find(({anchor}) => anchor === `v${release.replaceAll('.', '-')}`);
    if (!section) return [];
    const siblings = new Set(added.filter((other) => other.release === release).map((other) => other.key));
    const spans = [...section.markdown.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    if (isNamed(key, spans, siblings)) return [];
    const reason = `Strapi ${release} added \`${key}\` (${list}), and its section doesn't name it.`;
    return [new Finding(file, section.line, reason, 'Name it, or its group, in code.')];
  });
}

/** @param siblings keys that the same release added */
function isNamed(key: string, spans: readonly string[], siblings: ReadonlySet<string>): boolean {
  const [command = key, flag] = key.split(/ (?=-)/);
  if (flag !== undefined) {
    const name = flag.replace(/^--(?:no-)?/, '');
    return siblings.has(command) || !flag.startsWith('--') || spans.some((text) => new RegExp(`--(?:no-)?${name}\\b`).test(text));
  }
  const [group = key] = key.split('.');
  return spans.some((text) => text.includes(key) || text === group || text.startsWith(`${group}.`));
}
