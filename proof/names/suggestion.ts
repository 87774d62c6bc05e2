import {closest} from 'docs-corpus/closest';

/**
 * The known name that a misspelled one most likely means, at most two letters away. Both have the same style:
 * `ENV_FILE` isn't suggested for `env_file`, nor **Access Tokens** for `accessToken`.
 */
export function suggestion(name: string, known: readonly string[]): string | null {
  const form = formOf(name);
  const similar = known.filter((one) => Math.abs(one.length - name.length) <= 2 && formOf(one) === form);
  // Of two names that are equally close, prefers the one with the same beginning.
  return closest(
    name,
    similar.sort((first, second) => sharedStart(second, name) - sharedStart(first, name)),
  );
}

function formOf(name: string): string {
  const isConstant = /^[A-Z][A-Z\d_]+$/.test(name);
  return `${isConstant} ${name.split(' ').length}`;
}

/** @returns number of characters */
function sharedStart(first: string, second: string): number {
  const end = Array.from(first).findIndex((character, index) => character !== second[index]);
  return end === -1 ? first.length : end;
}
