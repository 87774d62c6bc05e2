import escapeRegExp from 'escape-string-regexp';
import type {FileLink} from 'docs-corpus';
import type {Fault} from './finding';
import type {LinkedFile} from './links';

const COMMENT = /\{\/\*[^]*?\*\/\}/g;

/**
 * Checks that the name in code which is a link occurs where it leads: in the section with the anchor, or on the page.
 *
 * @param files the page and its snippets
 */
export function checkLinkCode({code}: FileLink, anchor: string, files: readonly LinkedFile[]): Omit<Fault, 'line'> | null {
  if (code === null) return null;
  const names = namesIn(code);
  const unknown = segmentsIn(code).find(
    (name) => !files.some(({text}) => new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`).test(text)),
  );
  const texts = files.map((file) => (anchor === '' ? file.text : sectionText(file, anchor)).replace(COMMENT, ''));
  const isNamed = names.length === 0 || texts.some((text) => names.some((name) => text.includes(name)));
  if (isNamed && unknown === undefined) return null;
  const [page] = files;
  const place = `${anchor === '' ? '' : `the section #${anchor} of `}${page?.file ?? ''}`;
  const other =
    anchor === ''
      ? undefined
      : page?.links?.sections.find((section) => page.text.split('\n')[section.from - 1]?.includes(names[0] ?? code));
  return {
    reason: `the link with the text \`${code}\` leads to ${place}, which doesn't name it`,
    fix:
      other === undefined ? 'Link to the place that describes it' : `Link to #${other.anchor}, or to the place that describes it`,
  };
}

/**
 * What a description of the code must contain one of: `injectComponent` of `app.getPlugin('x').injectComponent()`, `strict` of
 * `strict: false`, `test` or `config/env` of `config/env/test`, `plugin::` of a UID.
 */
function namesIn(code: string): string[] {
  const [callee = ''] = code.replace(/\([^()]*\)$/, '').split(': ');
  const last = callee.match(/[\w$-]{2,}/g)?.at(-1) ?? [];
  const around = /^(?:[\w-]+\/){2,}(?=[\w-]+$)|^\w+::/.exec(callee) ?? [];
  return [last, ...around].flat().map((name) => name.replace(/\/$/, ''));
}

/** `http` and `serverOptions` of `http.serverOptions`, which the page has to name as whole words. */
function segmentsIn(code: string): string[] {
  return /^[\w$]+(?:\.[\w$]+)+$/.test(code) ? code.split('.') : [];
}

function sectionText({text, links}: LinkedFile, anchor: string): string {
  const lines = text.split('\n');
  const own = (links?.sections ?? []).filter((section) => section.anchor === anchor);
  return own.flatMap(({from, to}) => lines.slice(from - 1, to)).join('\n');
}
