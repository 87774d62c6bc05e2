import {keysOf} from '../coverage/settings';
import {LISTS} from '../coverage/lists';
import {allowLists} from '../runners/shapes/allowLists';

/**
 * Lists that are read from package files. Those that need a complete install of each release are looked up by their names instead
 * (`places.ts`, which also names the lists without first releases).
 */
export const FROM_FILES: ReadonlySet<string> = new Set([
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
  'backend.actions',
  'backend.controller-functions',
  'backend.service-methods',
  'backend.router-options',
  'backend.route-keys',
  'backend.context-functions',
  'migrations.settings',
  'transactions.arguments',
  'telemetry.switches',
  'config.types',
  'schema.keys',
  'attributes.options',
  'config.methods',
  'src.functions',
  'cron.methods',
  'cron.job',
  'cron.options',
  'cron.fields',
  'admin-app',
  'admin-app.config',
  'admin-app.bootstrap',
  'admin-app.locales',
  'admin-panel.api',
  'admin-panel.app',
  'admin-panel.widgets.options',
  'content-manager.apis',
  'content-manager.injection-zones',
  'providers.upload-cloudinary',
  'theme',
  'theme.dark',
  'theme.light',
  'rbac.conditions',
]);

/** Files in `config/` whose types all releases have. */
export const SETTINGS = ['server', 'api', 'admin'];

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
  for (const file of SETTINGS) await read(`config.${file}`, () => keysOf(allowLists(dir), file));
  return lists;
}
