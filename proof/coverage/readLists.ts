import type {ListsFile} from '../../plugins/name-index/listsFile';
import type {CoverageList} from './list';

/** Reads lists from the installed packages. @param cmsDir absolute path of `proof/cms`, installed */
export async function readLists(cmsDir: string, lists: readonly CoverageList[]): Promise<ListsFile['lists']> {
  const recorded: ListsFile['lists'] = {};
  for (const {name, page, column, inHeading, prefixColumn, source, read} of lists) {
    const items = Array.from(await read(cmsDir), (item) => (typeof item === 'string' ? ([item, null] as const) : item));
    recorded[name] = {
      page,
      column,
      ...(inHeading && {inHeading: inHeading.source}),
      ...(prefixColumn !== undefined && {prefixColumn}),
      source,
      items: Object.fromEntries(items),
    };
  }
  return recorded;
}
