import {lookup} from '../lookup';

/** The fix for syntax that JSON5 doesn't have, mostly JavaScript that would have to be executed. */

const KEYWORDS: Readonly<Record<string, string>> = {
  undefined: 'There is no `undefined` here. Leave the key out, or write `null`.',
  new: '`new` is code, and no code runs here. Write the value itself, a date as a string: `"2026-02-01T00:00:00Z"`.',
  function: 'A function is code, and no code runs here. Write the value itself.',
  True: 'Write `true` in lowercase.',
  False: 'Write `false` in lowercase.',
  None: 'Write `null`.',
  nil: 'Write `null`.',
};

const SIGNS: Readonly<Record<string, string>> = {
  '`': 'A template literal is code, and no code runs here. Write the string in single or double quotes.',
  '.': 'A spread or a member access is code, and no code runs here. Write the keys and values out.',
  '(': 'A call or parentheses are code, and no code runs here. Write the value itself.',
  '=': 'Write a colon between a key and its value.',
  ';': 'Remove the semicolon.',
  '?': 'A condition is code, and no code runs here. Write the value itself.',
  '+': 'A calculation is code, and no code runs here. Write its result.',
  '*': 'A calculation is code, and no code runs here. Write its result. A string such as `"*"` needs quotes.',
  '&': 'This looks like a query string. Paste it into the endpoint instead, after a `?`.',
  $: 'Put operators such as `$eq` in braces: `{title: {$eq: "Emma"}}`.',
};

/**
 * @param text the whole text
 * @param offset where it isn't JSON5 anymore
 */
export function hintAt(text: string, offset: number): string | null {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  if (before === '') return 'Paste only the object, from its first `{` to its last `}`.';
  const sign = rest.charAt(0);
  const previous = before.at(-1) ?? '';
  const word = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(rest)?.[0];
  const isValueExpected = previous === ':' || previous === '[' || (previous === ',' && isInList(before));

  if (/\d$/.test(text.slice(0, offset)) && /^[n_]/.test(rest)) return 'Write numbers with digits only, without `n` and `_`.';
  if (/\/$/.test(before) && !/^[/*]/.test(rest)) return 'A regular expression is code, and Strapi has no operator for one.';
  const keywordHint = lookup(KEYWORDS, word ?? '');
  if (keywordHint !== undefined) return keywordHint;
  if (word !== undefined && isValueExpected) {
    return `\`${word}\` is a variable or a string without quotes. Variables have no value here: write the value itself, with quotes around a string.`;
  }
  if ((sign === '}' || sign === ',') && /[\p{L}\p{N}_$]$/u.test(before)) {
    return 'A key without a value is code. Write `key: value`.';
  }
  if (sign === '[' && /[{,]$/.test(previous)) return 'A computed key is code, and no code runs here. Write the key itself.';
  if (sign === '-' && /[\p{L}\p{N}_$]$/u.test(before)) return 'Put quotes around a key with a hyphen.';
  if (sign === '}' || sign === ']') return 'There are more closing than opening brackets, or they don’t match.';
  if (/["'\p{L}\p{N}\]}]$/u.test(before) && /^["'\p{L}\p{N}_$[{]/u.test(rest)) {
    return "A comma is missing before this, or a quote inside a string isn’t escaped: `\\'`.";
  }
  return SIGNS[sign] ?? null;
}

/** Whether the innermost open bracket belongs to a list. */
function isInList(before: string): boolean {
  return before.lastIndexOf('[') > before.lastIndexOf('{') && before.lastIndexOf('[') > before.lastIndexOf(']');
}
