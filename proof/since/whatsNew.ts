import type {Finding} from '../finding';
import type {SinceFile} from './sinceFile';

/** A page that lists releases, each in a section with the anchor `v5-52-0`. */
interface ReleasesPage {
  file: string;
  sections: readonly {anchor: string | null; markdown: string; line: number}[];
}

/**
 * What releases added and the page doesn't name: a key itself, or one of its group: `mcp.enabled` for `mcp.requestTimeoutMs`, a new
 * command for its flags, `--install-deps` for `--no-install-deps`. Short flags follow their long ones. Releases that the page doesn't list are left alone: it begins with one of the last year.
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
    return [
      {
        file,
        line: section.line,
        fault: `Strapi ${release} added \`${key}\` (${list}), and its section doesn't name it.`,
        fix: 'Name it, or its group, in code.',
      },
    ];
  });
}

/** @param siblings what the same release added */
function isNamed(key: string, spans: readonly string[], siblings: ReadonlySet<string>): boolean {
  const [command = key, flag] = key.split(/ (?=-)/);
  if (flag !== undefined) {
    const name = flag.replace(/^--(?:no-)?/, '');
    return siblings.has(command) || !flag.startsWith('--') || spans.some((text) => new RegExp(`--(?:no-)?${name}\\b`).test(text));
  }
  const [group = key] = key.split('.');
  return spans.some((text) => text.includes(key) || text === group || text.startsWith(`${group}.`));
}
