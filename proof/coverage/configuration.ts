import {members, membersOf} from './declarations';
import {names, namesIn, type CoverageLists} from './list';

const CRON = '@strapi/types/dist/modules/cron.d.ts';

/** Lists of what reads the configuration, runs at startup, and runs on a schedule. */
export const CONFIGURATION_LISTS: CoverageLists = {
  'env.functions': {
    page: 'cms/configurations/guides/access-cast-environment-variables',
    column: 'Function',
    source: '@strapi/utils/dist/env-helper.js',
    read: (cmsDir, source) => [
      'env()',
      ...namesIn(cmsDir, source, /(\w+)/g, /const utils = \{([^}]*)\}/).map((name) => `env.${name}()`),
    ],
  },
  'config.methods': {
    page: 'cms/configurations/guides/access-configuration-values',
    column: 'Method',
    source: '@strapi/core/dist/services/config.js',
    read: (cmsDir, source) =>
      namesIn(cmsDir, source, /^ {8}(\w+) \(/gm, /\.\.\.state\.config,([\s\S]*)/).map((name) => `${name}()`),
  },
  'src.functions': {
    page: 'cms/configurations/functions',
    column: 'Function',
    source: '@strapi/core/dist/loaders/src-index.js',
    read: (cmsDir, source) => namesIn(cmsDir, source, /(\w+): strapiUtils/g, /shape\(\{([^}]*)\}/).map((name) => `${name}()`),
  },
  'cron.methods': {
    page: 'cms/configurations/cron',
    column: 'Method',
    source: CRON,
    // "jobs" is the only member that isn't a function.
    read: (cmsDir) => membersOf(cmsDir, CRON, 'CronService').map((name) => (name === 'jobs' ? name : `${name}()`)),
  },
  'cron.job': {
    page: 'cms/configurations/cron',
    column: 'Method of a job',
    source: CRON,
    read: (cmsDir) => namesIn(cmsDir, CRON, /^ {4}(\w+): \(/gm, /type CronJob =([\s\S]*?\n\};)/).map((name) => `${name}()`),
  },
  'cron.options': {
    page: 'cms/configurations/cron',
    column: 'Option',
    source: CRON,
    read: members('CronRuleOptions'),
  },
  'cron.fields': {
    page: 'cms/configurations/cron',
    column: 'Field',
    source: CRON,
    // "tz", "start", and "end" are options.
    read: names(/^ {4}(\w+)\?: (?:RecurrenceSegment|boolean)/gm, /interface RecurrenceSpecObjLit \{([^}]*)\}/),
  },
};
