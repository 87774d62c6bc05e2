import {MORE} from './shownJson';

/** The differences between a page and a response, and the response with the page's values wherever they are equivalent. */
export interface Comparison {
  /** Sentences, most important first. */
  differences: readonly string[];
  received: unknown;
}

/** Values of the product that differ in each run. */
export interface ChangingValues {
  /** Port of the app on pages. */
  port: number;
  /** Pattern of ids that the app generates, without groups. Each id on a page must always match the same received id. */
  id?: string;
  /** Patterns of values that can differ in any way, without groups. */
  free?: readonly string[];
  /** Keys of dates that the app sets. */
  dates?: ReadonlySet<string>;
  /** Keys of values that are generated and have no recognizable format. */
  secrets?: RegExp;
}

/**
 * Maps ids and tokens on the page to those of this run. Ids in the original content are fixed. Others are bound at the first
 * comparison and must match from then on.
 */
export interface Bindings {
  toReceived: Map<string, string>;
  toShown: Map<string, string>;
  /** Ids in the original content. */
  fixed: ReadonlySet<string>;
  /** Milliseconds since 1970. Anything newer was created by the samples. */
  start: number;
  changing: ChangingValues;
  kinds: TokenKinds;
}

export function createBindings(changing: ChangingValues, ids: readonly string[]): Bindings {
  return {
    toReceived: new Map(),
    toShown: new Map(),
    fixed: new Set(ids),
    start: Date.now(),
    changing,
    kinds: tokenKinds(changing),
  };
}

/** Replaces the ids and tokens that the page shows with those of this run. */
export function bound(text: string, {toReceived, kinds}: Bindings): string {
  return text.replace(kinds.any, (token) => toReceived.get(token) ?? token);
}

/** Compares JSON values recursively. The order of keys doesn't matter, the order of array items does. */
export function compare(shown: unknown, received: unknown, bindings: Bindings): Comparison {
  const differences: string[] = [];
  const merged = compareAt('', '', shown, received, bindings, differences);
  return {differences, received: merged};
}

function compareAt(
  path: string,
  key: string,
  shown: unknown,
  received: unknown,
  bindings: Bindings,
  differences: string[],
): unknown {
  if (Array.isArray(shown) && Array.isArray(received)) return compareArrays(path, key, shown, received, bindings, differences);
  if (isRecord(shown) && isRecord(received)) return compareRecords(path, shown, received, bindings, differences);
  if (isSame(key, shown, received, bindings)) return shown;
  differences.push(`${name(path)} is ${show(received)}, but the page shows ${show(shown)}.`);
  return received;
}

function compareArrays(
  path: string,
  key: string,
  shown: readonly unknown[],
  received: readonly unknown[],
  bindings: Bindings,
  differences: string[],
): unknown[] {
  const isOpen = shown.at(-1) === MORE;
  const items = isOpen ? shown.slice(0, -1) : shown;
  if (isOpen ? received.length <= items.length : received.length !== items.length)
    differences.push(
      `${name(path)} has ${count(received.length)}, but the page shows ${isOpen ? 'more than ' : ''}${count(items.length)}.`,
    );
  const compared = received
    .slice(0, isOpen ? items.length : undefined)
    .map((item, index) =>
      index < items.length ? compareAt(`${path}[${index}]`, key, items[index], item, bindings, differences) : item,
    );
  return isOpen ? [...compared, MORE] : compared;
}

function compareRecords(
  path: string,
  shown: Record<string, unknown>,
  received: Record<string, unknown>,
  bindings: Bindings,
  differences: string[],
): Record<string, unknown> {
  const isOpen = MORE in shown;
  const place = path === '' ? 'The response' : name(path);
  const missing = Object.keys(shown).filter((key) => !(key in received) && key !== MORE);
  const more = Object.keys(received).filter((key) => !(key in shown));
  for (const key of missing) differences.push(`${place} has no "${key}", which the page shows.`);
  if (!isOpen) for (const key of more) differences.push(`${place} has "${key}", which the page doesn't show.`);
  if (isOpen && more.length === 0) differences.push(`${place} has nothing more than the page shows. Remove the ellipsis.`);
  const inOrder = Object.keys(shown).filter((key) => key in received);
  const compared = inOrder.map((key): [string, unknown] => [
    key,
    compareAt(path === '' ? key : `${path}.${key}`, key, shown[key], received[key], bindings, differences),
  ]);
  const rest: [string, unknown][] = isOpen ? [[MORE, true]] : more.map((key) => [key, received[key]]);
  return Object.fromEntries([...compared, ...rest]);
}

function isSame(key: string, shown: unknown, received: unknown, bindings: Bindings): boolean {
  if (typeof shown === 'number' && typeof received === 'number') {
    return (
      Object.is(shown, received) || (key === 'id' && isRowId(shown) && isRowId(received)) || isClock(key, received, bindings)
    );
  }
  if (typeof shown === 'string' && typeof received === 'string') return isSameText(key, shown, received, bindings);
  return shown === received;
}

function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

/** Whether a value is `iat` or `exp` (in seconds) of a token from this run. */
function isClock(key: string, received: number, {start}: Bindings): boolean {
  return (key === 'iat' || key === 'exp') && received * 1000 >= start - 1000;
}

const JWT = String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`;
const DATE_TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z`;
const UUID = String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`;
const ORIGIN = String.raw`http://(?:localhost|127\.0\.0\.1):\d+`;

/** The parts of strings that can differ between a page and a run. */
interface TokenKinds {
  any: RegExp;
  patterns: readonly string[];
  free: ReadonlySet<string>;
}

function tokenKinds({id, free = []}: ChangingValues): TokenKinds {
  const patterns = [JWT, DATE_TIME, UUID, ...(id === undefined ? [] : [id]), ORIGIN, ...free];
  return {any: new RegExp(patterns.join('|'), 'g'), patterns, free: new Set(free)};
}

/** Strings match if their dates, ids, tokens, and URLs are of the same kind, and the text around them is equal. */
function isSameText(key: string, shown: string, received: string, bindings: Bindings): boolean {
  const {secrets} = bindings.changing;
  const {any} = bindings.kinds;
  if (shown === received) return true;
  if (key === 'id' && /^\d+$/.test(shown) && /^\d+$/.test(received)) return true;
  if (secrets?.test(key) && shown !== '' && received !== '') return bind(shown, received, bindings);
  if (shown.replace(any, '\0') !== received.replace(any, '\0')) return false;
  const ours = received.match(any) ?? [];
  return (shown.match(any) ?? []).every((token, index) => isSameToken(key, token, ours[index] ?? '', bindings));
}

function isSameToken(key: string, shown: string, received: string, bindings: Bindings): boolean {
  const {changing, kinds, start} = bindings;
  const kind = kindOf(shown, kinds);
  if (kind !== kindOf(received, kinds)) return false;
  if (kind === DATE_TIME)
    return shown === received || (changing.dates?.has(key) ?? false) || Date.parse(received) >= start - 1000;
  if (kind !== undefined && kinds.free.has(kind)) return true;
  if (kind === ORIGIN) return shown.endsWith(`:${changing.port}`);
  return bind(shown, received, bindings);
}

/** A token without another kind is a free value. Patterns of free values can depend on the text around the token, so they aren't tried here. */
function kindOf(token: string, {patterns, free}: TokenKinds): string | undefined {
  return patterns.find((kind) => !free.has(kind) && new RegExp(`^(?:${kind})$`).test(token)) ?? [...free][0];
}

function bind(shown: string, received: string, {toReceived, toShown, fixed}: Bindings): boolean {
  if (fixed.has(shown) || fixed.has(received)) return shown === received;
  const isNew = !toReceived.has(shown) && !toShown.has(received);
  if (isNew) {
    toReceived.set(shown, received);
    toShown.set(received, shown);
  }
  return toReceived.get(shown) === received;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function name(path: string): string {
  return path === '' ? 'The response' : `\`${path}\``;
}

function count(items: number): string {
  return items === 1 ? '1 item' : `${items} items`;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
