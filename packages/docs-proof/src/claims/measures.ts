import {ENGLISH, NUMBER_WORDS, OTHER_NUMBER_WORDS} from './english';

/** A number with its unit, as prose states it: `1 MB`, `ten minutes`, `at most 100 entries`. */
export interface Measure {
  value: number;
  /** Singular unit from one of the tables below; empty for a limit without a unit. */
  unit: string;
  kind: 'size' | 'time' | 'count';
  /** As written. */
  text: string;
}

const TIMES: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: 1000,
  sec: 1000,
  second: 1000,
  m: 60_000,
  min: 60_000,
  minute: 60_000,
  h: 3_600_000,
  hour: 3_600_000,
  d: 86_400_000,
  day: 86_400_000,
  w: 604_800_000,
  week: 604_800_000,
  month: 2_592_000_000,
  year: 31_536_000_000,
};
/** Exponents of 1,000 or 1,024. */
const SIZES: Readonly<Record<string, number>> = {b: 0, byte: 0, kb: 1, kib: 1, mb: 2, mib: 2, gb: 3, gib: 3, tb: 4, tib: 4};

/** Finds sizes, durations, and, in text about limits, counts. */
export function measuresIn(text: string): Measure[] {
  const found: (Measure & {index: number})[] = [];
  const add = (matches: Iterable<RegExpMatchArray>, kind: Measure['kind']): void => {
    for (const match of matches) {
      const [all, number = '', unit = '', percent] = match;
      const index = match.index ?? 0;
      if (found.some((other) => index >= other.index && index < other.index + other.text.length)) continue;
      found.push({value: numberOf(number), unit: unit === '' ? (percent ?? '') : singular(unit), kind, text: all, index});
    }
  };
  add(text.matchAll(ENGLISH.size.pattern), 'size');
  add(text.matchAll(ENGLISH.time.pattern), 'time');
  add(text.matchAll(ENGLISH.oneTime.pattern), 'time');
  if (ENGLISH.limit.pattern.test(text)) {
    add(text.matchAll(ENGLISH.count.pattern), 'count');
    add(text.matchAll(ENGLISH.bareLimit.pattern), 'count');
  }
  return found;
}

/** A measure that is the whole code span: `200mb`, `'15m'`, `30 days`. */
export function measureOfCode(code: string): Measure | null {
  const [, number, unit] = /^['"]?(\d+(?:\.\d+)?)\s?([A-Za-z]+)['"]?$/.exec(code) ?? [];
  if (number === undefined || unit === undefined) return null;
  const known = singular(unit);
  const kind = known in SIZES ? 'size' : known in TIMES ? 'time' : null;
  return kind && {value: Number(number), unit: known, kind, text: code};
}

function singular(unit: string): string {
  const lower = unit.toLowerCase();
  if (lower === 'entries') return 'entry';
  return lower === 'ms' || lower === 's' || lower.length <= 2 ? lower : lower.replace(/s$/, '');
}

function numberOf(text: string): number {
  const lower = text.toLowerCase();
  if (lower === 'a' || lower === 'an') return 1;
  const word = NUMBER_WORDS.indexOf(lower);
  return word >= 0 ? word : (OTHER_NUMBER_WORDS[lower] ?? Number(text.replace(/[,_]/g, '')));
}

interface StatedNumber {
  value: number;
  unit: string;
}

const FACTOR = String.raw`\d[\d_]*(?:\.\d+)?(?:e\d+)?`;
const STATED = new RegExp(
  String.raw`(?<![\w.])((?:${FACTOR})(?:\s*\*\s*(?:${FACTOR}))*|\d{1,3}(?:,\d{3})+)[ -]?([A-Za-z]+|%)?`,
  'g',
);

/** Finds numbers in code and computes products: `10 * 60 * 1000`, `'1mb'`, `50_000`. */
export function numbersIn(code: string): StatedNumber[] {
  return [...code.matchAll(STATED)].map(([, product = '', unit = '']) => ({
    value: product
      .replace(/(?<=\d)[,_](?=\d)/g, '')
      .split('*')
      .reduce((result, factor) => result * Number(factor), 1),
    unit: singular(unit),
  }));
}

/** Whether code or a note states the measure, in the same unit or a different one. */
export function isStated(measure: Measure, numbers: readonly StatedNumber[]): boolean {
  const {value, unit, kind} = measure;
  switch (kind) {
    case 'time': {
      const wanted = value * (TIMES[unit] ?? 1);
      return numbers.some((stated) => {
        const factor = TIMES[stated.unit];
        if (factor !== undefined) return stated.value * factor === wanted;
        // Settings count in milliseconds, in seconds, or in the unit itself.
        return [wanted, wanted / 1000, value].includes(stated.value);
      });
    }
    case 'size': {
      const power = SIZES[unit] ?? 0;
      const wanted = [1000, 1024].map((base) => value * base ** power);
      return numbers.some((stated) => {
        const other = SIZES[stated.unit];
        if (other !== undefined) return [1000, 1024].some((base) => wanted.includes(stated.value * base ** other));
        return wanted.includes(stated.value) || stated.value === value;
      });
    }
    case 'count':
      return numbers.some((stated) => stated.value === value || (unit === '%' && stated.value === value / 100));
  }
}
