import escapeRegExp from 'escape-string-regexp';
import {Finding} from 'docs-corpus';
import type {SinceFile} from 'docs-corpus/records/since';
import {badgeText} from '../../src/site/badges';

/** New names that don't help any reader: types without a use of their own, a locale without texts, and an option without an effect. */
const NOT_NEWS: ReadonlySet<string> = new Set([
  'Core.Config.Features',
  'Core.Config.TypeScript',
  'uz-Cyrl',
  'sendmail rejectUnauthorized',
]);

/** A page that lists releases, each in a section with an anchor such as `v5-52-0`. */
interface ReleasesPage {
  file: string;
  sections: readonly {anchor: string | null; markdown: string; line: number}[];
}

/**
 * Keys that a release added and its section doesn't name, directly or through their group: `mcp.enabled` covers `mcp.requestTimeoutMs`, a new
 * command its flags, `--install-deps` also `--no-install-deps`, and long flags their short ones. Releases that are older than all on the
 * pages are skipped.
 */
export function missingNews(lists: SinceFile['lists'], pages: readonly ReleasesPage[]): Finding[] {
  const added = Object.entries(lists).flatMap(([list, keys]) =>
    Object.entries(keys).map(([key, release]) => ({list, key, release})),
  );
  const sections = pages.flatMap((page) => page.sections.map((section) => ({...section, file: page.file})));
  const oldest = Math.min(...sections.map(({anchor}) => minorOf(anchor ?? '')));
  return added.flatMap(({list, key, release}): Finding[] => {
    const anchor = `v${release.replaceAll('.', '-')}`;
    if (minorOf(anchor) < oldest || NOT_NEWS.has(key)) return [];
    const section = sections.find((one) => one.anchor === anchor);
    const what = `Strapi ${release} added \`${key}\` (${list}), and`;
    if (!section) {
      return [
        new Finding(pages[0]?.file ?? '', 1, `${what} no page has that release.`, `Add a section with {/* #${anchor} */}.`),
      ];
    }
    const siblings = new Set(added.filter((other) => other.release === release).map((other) => other.key));
    const spans = [...section.markdown.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    if (isNamed(key, spans, siblings)) return [];
    return [new Finding(section.file, section.line, `${what} its section doesn't name it.`, 'Name it, or its group, in code.')];
  });
}

/** Releases with a check that "Check before you upgrade" on their page doesn't list. */
export function missingChecks(pages: readonly ReleasesPage[]): Finding[] {
  return pages.flatMap(({file, sections}) => {
    const checks = sections.find(({anchor}) => anchor === 'checks')?.markdown ?? '';
    return sections.flatMap(({anchor, markdown, line}) => {
      if (!anchor?.startsWith('v5-') || !markdown.includes(`*${badgeText.check}*`) || checks.includes(`#${anchor})`)) return [];
      return [
        new Finding(
          file,
          line,
          'The release has a check, but "Check before you upgrade" omits it.',
          `Add a row that links to #${anchor}.`,
        ),
      ];
    });
  });
}

/** 47 for `v5-47-0`. Infinity for anchors of other sections. */
function minorOf(anchor: string): number {
  return Number(/^v5-(\d+)-\d+$/.exec(anchor)?.[1] ?? Infinity);
}

/** @param siblings keys that the same release added */
function isNamed(key: string, spans: readonly string[], siblings: ReadonlySet<string>): boolean {
  const [command = key, flag] = key.split(/ (?=-)/);
  if (flag !== undefined) {
    const name = flag.replace(/^--(?:no-)?/, '');
    return siblings.has(command) || !flag.startsWith('--') || spans.some((text) => new RegExp(`--(?:no-)?${name}\\b`).test(text));
  }
  const [group = key] = key.split('.');
  // The option is enough for `strapi::query strictMerge` and `SendGrid region`. Commands and routes have spaces of their own.
  const name = /^(?:strapi [a-z]|[A-Z]+ \/)/.test(key) ? key : (key.split(' ').at(-1) ?? key);
  const named = new RegExp(`(?<!\\w)${escapeRegExp(name)}(?!\\w)`);
  return spans.some((text) => named.test(text) || text === group || text.startsWith(`${group}.`));
}
