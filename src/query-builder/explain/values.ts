import {isScalar, type Json} from '../../request-code/json';
import type {QueryDiagnostic, Part, Path} from './types';
import {LINKS} from './links';

const SHOWN_LENGTH = 120;

/** `filters[price][$lt]` */
export function nameOf([first = '', ...rest]: Path): string {
  return first + rest.map((key) => `[${key}]`).join('');
}

export function part(path: Path, value: Json, meaning: string, findings: QueryDiagnostic[] = []): Part {
  return {name: nameOf(path), value: shown(value), meaning, findings};
}

export function error(text: string, to?: string): QueryDiagnostic {
  return {level: 'error', text, ...(to !== undefined && {to})};
}

export function warning(text: string, to?: string): QueryDiagnostic {
  return {level: 'warning', text, ...(to !== undefined && {to})};
}

export function shown(value: Json): string | null {
  if (value === null) return null;
  const text = Array.isArray(value) && value.every(isScalar) ? value.map(String).join(', ') : textOf(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** A value in a sentence: as code, or in words if it can't be written as code. */
export function inWords(value: Json): string {
  if (value === null) return 'nothing';
  if (value === '') return 'the empty string';
  return `\`${(shown(value) ?? '').replaceAll('`', "'")}\``;
}

/** `a, b or c` */
export function listInWords(values: readonly Json[], word: 'or' | 'and'): string {
  const all = values.slice(0, 4).map(inWords);
  if (values.length > 4) return `${all.slice(0, 3).join(', ')} ${word} ${values.length - 3} more`;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1) ?? ''}`;
}

/** As `qs` serializes it. Objects are JSON. */
export function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Empty lists and objects, which `qs` omits. */
export function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** @param effect the consequence, as a sentence */
export function notSent(path: Path, value: Json, effect: string): Part {
  const what = Array.isArray(value) ? 'An empty list' : 'An empty object';
  return {
    name: nameOf(path),
    value: Array.isArray(value) ? '[]' : '{}',
    meaning: 'Not sent.',
    findings: [warning(`${what} can’t be written in a query string, so it isn’t sent: ${effect}`, LINKS.qs)],
  };
}
