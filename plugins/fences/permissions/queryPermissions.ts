import type {PermissionsFile} from 'docs-corpus/records/permissions';

const IGNORED = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#.*/g;
const TOKEN = /\.\.\.|[{}():@]|\w+/g;
const ROOTS: Readonly<Record<string, string>> = {query: 'Query', mutation: 'Mutation', subscription: 'Subscription'};

/**
 * The actions that the operations of a GraphQL document need, including those for its relations.
 *
 * @returns `null` if one of its fields isn't part of the bookshop's API
 */
export function queryPermissions(
  text: string,
  {permissions, types}: Pick<PermissionsFile, 'permissions' | 'types'>,
): string[] | null {
  const tokens = text.replace(IGNORED, '').match(TOKEN) ?? [];
  const actions = new Set<string>();
  const unknown: string[] = [];
  let at = 0;

  /** Skips to the brace before a field's selection, or to the end of a field without one. */
  function skipArguments(): void {
    while (tokens[at] === '(' || tokens[at] === '@') {
      if (tokens[at] === '@') at += 2;
      else {
        let depth = 0;
        do {
          if (tokens[at] === '(') depth += 1;
          if (tokens[at] === ')') depth -= 1;
          at += 1;
        } while (depth > 0 && at < tokens.length);
      }
    }
  }

  function readFields(type: string | undefined): void {
    for (at += 1; at < tokens.length && tokens[at] !== '}';) {
      if (tokens[at] === '...') readFragment(type);
      else readField(type);
    }
    at += 1;
  }

  /** A fragment with a name is read where it's defined. */
  function readFragment(type: string | undefined): void {
    at += 1;
    const isInline = tokens[at] === 'on' || tokens[at] === '{' || tokens[at] === '@';
    const on = tokens[at] === 'on' ? tokens[at + 1] : type;
    if (tokens[at] === 'on') at += 2;
    else if (!isInline) at += 1;
    skipArguments();
    if (isInline) readFields(on);
  }

  function readField(type: string | undefined): void {
    if (tokens[at + 1] === ':') at += 2;
    const field = `${type}.${tokens[at]}`;
    const action = permissions[field];
    const isRoot = type !== undefined && Object.values(ROOTS).includes(type);
    if (tokens[at] !== '__typename' && (type === undefined || (isRoot && action === undefined))) unknown.push(field);
    if (action) actions.add(action);
    at += 1;
    skipArguments();
    if (tokens[at] === '{') readFields(types[field]);
  }

  while (at < tokens.length) {
    const word = tokens[at] ?? '';
    const type = word === 'fragment' ? tokens[at + 3] : ROOTS[word === '{' ? 'query' : word];
    while (at < tokens.length && tokens[at] !== '{') {
      if (tokens[at] === '(' || tokens[at] === '@') skipArguments();
      else at += 1;
    }
    readFields(type);
  }
  return unknown.length === 0 ? [...actions] : null;
}
