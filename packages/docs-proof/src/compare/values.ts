import type {Operator} from '../samples/note';
import {compare, type Bindings} from './compare';

/** The value at a path such as `data[0].title`. `length` works on arrays and strings. */
export function valueAt(value: unknown, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).filter((key, index) => index > 0 || key !== 'body').reduce<unknown>(step, value);
}

function step(value: unknown, key: string): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

export function isHolding(received: unknown, operator: Operator, wanted: unknown, bindings: Bindings): boolean {
  switch (operator) {
    case '=':
      return isEqual(wanted, received, bindings);
    case '!=':
      return received !== undefined && !isEqual(wanted, received, bindings);
    case 'exists':
      return received !== undefined;
    case 'is absent':
      return received === undefined;
    case 'contains':
      if (typeof received === 'string') return received.includes(String(wanted));
      return Array.isArray(received) && received.some((item) => isEqual(wanted, item, bindings));
    default:
      return isOrdered(received, operator, wanted);
  }
}

function isEqual(wanted: unknown, received: unknown, bindings: Bindings): boolean {
  return compare(wanted, received, bindings).differences.length === 0;
}

function isOrdered(received: unknown, operator: '<' | '<=' | '>' | '>=', wanted: unknown): boolean {
  const isComparable =
    (typeof received === 'number' && typeof wanted === 'number') || (typeof received === 'string' && typeof wanted === 'string');
  if (!isComparable) return false;
  switch (operator) {
    case '<':
      return received < wanted;
    case '<=':
      return received <= wanted;
    case '>':
      return received > wanted;
    case '>=':
      return received >= wanted;
  }
}
