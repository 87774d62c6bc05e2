import type {Finding} from '../finding';
import type {SinceFile} from './sinceFile';

/** A page that lists releases, each in a section with the anchor `v5-52-0`. */
interface ReleasesPage {
  file: string;
  sections: readonly {anchor: string | null; markdown: string; line: number}[];
}

/**
 * What releases added and the page doesn't name: a key itself, or one of its group (`mcp.enabled` for `mcp.requestTimeoutMs`).
 * Releases that the page doesn't list are left alone: it begins with one of the last year.
 */
export function missingNews(lists: SinceFile['lists'], {file, sections}: ReleasesPage): Finding[] {
  return Object.entries(lists).flatMap(([list, keys]) =>
    Object.entries(keys).flatMap(([key, release]): Finding[] => {
      const section = sections.find(({anchor}) => anchor === `v${release.replaceAll('.', '-')}`);
      if (!section || names(section.markdown, key)) return [];
      return [
        {
          file,
          line: section.line,
          fault: `Strapi ${release} added \`${key}\` (${list}), and its section doesn't name it.`,
          fix: 'Name it, or its group, in code.',
        },
      ];
    }),
  );
}

function names(markdown: string, key: string): boolean {
  const [group = key] = key.split('.');
  const spans = [...markdown.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return spans.some((text) => text.includes(key) || text === group || text.startsWith(`${group}.`));
}
