import * as z from 'zod';

/** A string argument. Also accepts numbers and lists, which models send instead of a string. */
export function words(name: string, example: string, least = 0) {
  return z.preprocess(
    (value) => {
      const list = Array.isArray(value) ? value : [value];
      return list.every((item) => typeof item === 'string' || typeof item === 'number') ? list.join(' ') : value;
    },
    z.string(`Send "${name}" as text: ${example}`).trim().min(least, `"${name}" is empty. Send it as text: ${example}`),
  );
}

/** An integer argument. Also accepts numbers in quotes, rounds them, and limits them to the range. */
export function count(name: string, {least, most, usual}: {least: number; most: number; usual: number}) {
  return z.preprocess(
    (value) => {
      const item = onlyItem(value);
      if (item === null || item === '') return usual;
      const number = typeof item === 'string' ? Number(item) : item;
      return typeof number === 'number' && !Number.isNaN(number) ? Math.min(Math.max(Math.round(number), least), most) : value;
    },
    z.number(`Send "${name}" as a whole number: {"${name}": 5}`).int().min(least).max(most),
  );
}

export function flag(name: string) {
  return z.preprocess(
    (value) => {
      const item = onlyItem(value);
      if (item === null || item === '') return false;
      return typeof item === 'string' ? (FLAGS[item.trim().toLowerCase()] ?? item) : item;
    },
    z.boolean(`Send "${name}" as true or false: {"${name}": true}`),
  );
}

const FLAGS: Readonly<Record<string, boolean>> = {true: true, yes: true, '1': true, false: false, no: false, '0': false};

export function absentIfEmpty(value: unknown): unknown {
  const item: unknown = Array.isArray(value) && value.length <= 1 ? value[0] : value;
  return item === null || (typeof item === 'string' && item.trim() === '') ? undefined : item;
}

export function unknownArgument(known: string) {
  return {
    error: ({code, keys}: {code: string; keys?: unknown}): string | undefined =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `There is no argument "${keys.join('", "')}". Send ${known}.`
        : undefined,
  };
}

function onlyItem(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
