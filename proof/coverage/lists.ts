import {BOOTED_LISTS} from './booted';
import {COMMAND_LISTS} from './commands';
import {DATABASE_API_LISTS} from './databaseApis';
import type {CoverageList} from './list';
import {SETTINGS_LISTS} from './settings';
import {SOURCE_LISTS} from './sources';

export const LISTS: readonly CoverageList[] = [
  ...SETTINGS_LISTS,
  ...COMMAND_LISTS,
  ...BOOTED_LISTS,
  ...SOURCE_LISTS,
  ...DATABASE_API_LISTS,
];
