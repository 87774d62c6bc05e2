import {closest} from 'docs-corpus/closest';

/**
 * The known name that a misspelled one most likely means, at most two letters away. It's written in the same way: `env_file` isn't meant by
 * `ENV_FILE`, nor **Access Tokens** by `accessToken`.
 */
export function suggestion(name: string, known: readonly string[]): string | null {
  const form = formOf(name);
  const similar = known.filter((one) => Math.abs(one.length - name.length) <= 2 && formOf(one) === form);
  // Of two that are equally close, the one that starts in the same way is more likely meant.
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
