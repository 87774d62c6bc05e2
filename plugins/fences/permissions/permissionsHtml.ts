/** Sections about granting a permission, and about sending requests as an administrator. */
const PERMISSIONS = '/cms/api/content-api#rights';
const ADMINISTRATOR = '/cms/features/admin-tokens';

const listed = new Intl.ListFormat('en', {type: 'conjunction'});

/** Actions as the admin panel names them: `api::book.book.find` is `find` on Book. */
export function permissionsHtml(actions: readonly string[]): string {
  if (actions.includes('administrator')) return `Needs <a href="${ADMINISTRATOR}">an administrator</a>`;
  const owners = groupBy(actions, nameOf, ownerOf);
  const names = groupBy(
    [...owners.keys()],
    (name) => listed.format(owners.get(name) ?? []),
    (name) => `<code>${name}</code>`,
  );
  return `Needs <a href="${PERMISSIONS}">${listed.format([...names].map(([owner, its]) => `${listed.format(its)} on ${owner}`))}</a>`;
}

/** The controller is shown before the name, unless it's the only one of its owner. */
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
