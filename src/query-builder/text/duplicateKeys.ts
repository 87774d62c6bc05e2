import {positionOf, type Position} from './position';
import {tokens} from './tokens';

export interface DuplicateKey {
  key: string;
  /** Position of the later key, which overrides the earlier one. */
  position: Position;
}

/** Keys that an object contains twice. @param text JSON5 without faults */
export function duplicateKeys(text: string): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const open: (Set<string> | null)[] = [];
  const all = tokens(text);
  for (const [index, {kind, source, start}] of all.entries()) {
    if (source === '{') open.push(new Set());
    else if (source === '[') open.push(null);
    else if (source === '}' || source === ']') open.pop();
    else if (kind !== 'punctuation' && all[index + 1]?.source === ':') {
      const keys = open.at(-1);
      const key = kind === 'text' ? source.slice(1, -1) : source;
      if (keys?.has(key)) found.push({key, position: positionOf(text, start)});
      keys?.add(key);
    }
  }
  return found;
}
