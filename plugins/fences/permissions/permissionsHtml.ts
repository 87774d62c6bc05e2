/** Sections that say how to give a permission, and how to send requests as an administrator. */
const PERMISSIONS = '/cms/api/content-api#rights';
const ADMINISTRATOR = '/cms/features/admin-tokens';

/** What readers see of actions: `api::book.book.find` is `find` on Book, as in the admin panel. */
export function permissionsHtml(actions: readonly string[]): string {
  if (actions.includes('administrator')) return `Needs <a href="${ADMINISTRATOR}">an administrator</a>`;
  const owners = groupBy(actions, nameOf, ownerOf);
  const names = groupBy(
    [...owners.keys()],
    (name) => listed(owners.get(name) ?? []),
    (name) => `<code>${name}</code>`,
  );
  return `Needs <a href="${PERMISSIONS}">${listed([...names].map(([owner, its]) => `${listed(its)} on ${owner}`))}</a>`;
}

/** The controller stands before the name, unless it's the only one of its owner. */
function nameOf(action: string): string {
  return action.replace(/^\w+::([^.]+)\.(?:\1\.)?/, '');
}

function ownerOf(action: string): string {
  const owner = /::([^.]+)/.exec(action)?.[1] ?? '';
  return owner.charAt(0).toUpperCase() + owner.slice(1);
}

function groupBy(
  items: readonly string[],
  keyOf: (item: string) => string,
  valueOf: (item: string) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), valueOf(item)]);
  return groups;
}

function listed(parts: readonly string[]): string {
  return parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
