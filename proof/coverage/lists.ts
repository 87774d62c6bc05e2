import type {ListsFile} from 'docs-corpus/records/lists';
import {ADMIN_APP_LISTS} from './adminApp';
import {BACKEND_LISTS} from './backend';
import {BOOTED_LISTS} from './booted';
import {CLIENT_LISTS} from './client';
import {COMMAND_LISTS} from './commands';
import {CONFIGURATION_LISTS} from './configuration';
import {DATABASE_API_LISTS} from './databaseApis';
import {DOCUMENT_SERVICE_LISTS} from './documentService';
import {EMAIL_PROVIDER_LISTS} from './emailProviders';
import {GRAPHQL_LISTS} from './graphql';
import type {CoverageLists} from './list';
import {REST_LISTS} from './rest';
import {SETTINGS_LISTS} from './settings';
import {SIGN_IN_LISTS} from './signIn';
import {SOURCE_LISTS} from './sources';
import {UPLOAD_PROVIDER_LISTS} from './uploadProviders';

const LISTS: CoverageLists = {
  ...SETTINGS_LISTS,
  ...COMMAND_LISTS,
  ...BACKEND_LISTS,
  ...BOOTED_LISTS,
  ...SOURCE_LISTS,
  ...REST_LISTS,
  ...GRAPHQL_LISTS,
  ...DOCUMENT_SERVICE_LISTS,
  ...DATABASE_API_LISTS,
  ...CLIENT_LISTS,
  ...ADMIN_APP_LISTS,
  ...CONFIGURATION_LISTS,
  ...UPLOAD_PROVIDER_LISTS,
  ...EMAIL_PROVIDER_LISTS,
  ...SIGN_IN_LISTS,
};

/** Reads all lists from the installed packages. @param cmsDir absolute path of `proof/cms`, installed */
export async function readLists(cmsDir: string): Promise<ListsFile['lists']> {
  const recorded: ListsFile['lists'] = {};
  for (const [name, {read, ...list}] of Object.entries(LISTS)) {
    const items = Array.from(await read(cmsDir, list.source), (item) =>
      typeof item === 'string' ? ([item, null] as const) : item,
    );
    recorded[name] = {...list, items: Object.fromEntries(items)};
  }
  return recorded;
}
