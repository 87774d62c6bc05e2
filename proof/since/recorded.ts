import {keysOf} from '../coverage/settings';
import {LISTS} from '../coverage/lists';
import {SETTINGS_TYPES} from '../runners/config/checkSettings';
import {createShapeChecker} from '../runners/shapes/shapeChecker';

/**
 * Lists that are read from package files. The lists of programs, booted apps, and the admin panel require a complete install of each
 * release, those of plugin settings and attributes are written in the proof, and the client has its own version numbers.
 */
const FROM_FILES: ReadonlySet<string> = new Set([
  'errors',
  'lifecycles',
  'rest.parameters',
  'rest.filters',
  'rest.routes',
  'rest.upload',
  'rest.i18n',
  'graphql.options',
  'graphql.operations',
  'document-service.methods',
  'document-service.parameters',
  'query-engine.methods',
  'query-engine.parameters',
  'entity-service.methods',
]);

/** Files in `config/` that the downloaded packages read. Those of the admin panel and the database driver are read by other packages. */
const SETTINGS = ['server', 'api'];

export interface ReleaseLists {
  /** Keys by list. */
  found: Record<string, string[]>;
  /** Why lists can't be read. Some package files moved between releases of Strapi 5. */
  faults: Record<string, string>;
}

/** The lists of a release. @param dir folder with its packages in `node_modules` */
export async function readLists(dir: string): Promise<ReleaseLists> {
  const lists: ReleaseLists = {found: {}, faults: {}};
  const read = async (name: string, keys: () => string[] | Promise<string[]>): Promise<void> => {
    try {
      lists.found[name] = await keys();
    } catch (error) {
      lists.faults[name] = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  };
  for (const list of LISTS.filter(({name}) => FROM_FILES.has(name)))
    await read(list.name, async () => (await list.read(dir)).map(({key}) => key));
  for (const file of SETTINGS) await read(`config.${file}`, () => keysOf(createShapeChecker(typesOf(file), dir), file));
  return lists;
}

/** Each file has a separate program, because a type that is missing in a release invalidates the whole program. */
function typesOf(file: string): Record<string, string> {
  const isOwn = (name: string): boolean => name === `file ${file}` || name.startsWith(`place ${file}.`);
  return Object.fromEntries(Object.entries(SETTINGS_TYPES).filter(([name]) => isOwn(name)));
}
