import {escapeHtmlContent} from '../../../src/lib/escapeHtml';

/** The first line of a request, and lines that only go on with its query. */
const START = /^([A-Z]+) (\/[^\s?]*|https?:[^\s?]*)(?:(\?.*?)(\s+HTTP\/\S+)?|(\s.*)?)$/;
const MORE = /^(\s+)([?&].*)$/;
/** A parameter up to the next one. */
const PARAMETER = /([?&])([^?&=]*)(=?)([^&]*)/g;

/** Colors by what a method does: reads, creates, changes, or removes. */
const METHODS: Partial<Record<string, string>> = {
  GET: 'string',
  HEAD: 'string',
  POST: 'function',
  PUT: 'number',
  PATCH: 'number',
  DELETE: 'deleted',
};

/** The HTML of a line with the method, the path, or parameters of a request; `null` for another line. */
export function requestLineHtml(line: string): string | null {
  const [, method = '', path = '', query = '', protocol = '', rest = protocol] = START.exec(line) ?? [];
  const color = METHODS[method];
  if (color !== undefined)
    return `${colored(color, method, 'b')} ${escapeHtmlContent(path)}${queryHtml(query)}${escapeHtmlContent(rest)}`;
  const [, space = '', more] = MORE.exec(line) ?? [];
  return more === undefined ? null : space + queryHtml(more);
}

/** Each parameter stays on one line where it fits. */
function queryHtml(query: string): string {
  return query.replace(PARAMETER, (_, sign: string, name: string, equals: string, value: string) => {
    const parts = [
      colored('punctuation', sign),
      colored('property', name),
      colored('punctuation', equals),
      colored('string', value),
    ];
    return `<span class="code-parameter">${parts.join('')}</span>`;
  });
}

function colored(color: string, text: string, element = 'span'): string {
  return text === '' ? '' : `<${element} class="code-${color}">${escapeHtmlContent(text)}</${element}>`;
}
