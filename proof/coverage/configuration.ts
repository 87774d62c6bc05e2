import {namesIn, type CoverageList} from './list';

const ENV = '@strapi/utils/dist/env-helper.js';
const CONFIG = '@strapi/core/dist/services/config.js';
const SRC_INDEX = '@strapi/core/dist/loaders/src-index.js';
const CRON = '@strapi/types/dist/modules/cron.d.ts';

/** Lists of what reads the configuration, runs at startup, and runs on a schedule. */
export const CONFIGURATION_LISTS: readonly CoverageList[] = [
  {
    name: 'env.functions',
    page: 'cms/configurations/guides/access-cast-environment-variables',
    column: 'Function',
    source: ENV,
    read: (cmsDir) => ['env()', ...namesIn(cmsDir, ENV, /(\w+)/g, /const utils = \{([^}]*)\}/).map((name) => `env.${name}()`)],
  },
  {
    name: 'config.methods',
    page: 'cms/configurations/guides/access-configuration-values',
    column: 'Method',
    source: CONFIG,
    read: (cmsDir) => namesIn(cmsDir, CONFIG, /^ {8}(\w+) \(/gm, /\.\.\.state\.config,([\s\S]*)/).map((name) => `${name}()`),
  },
  {
    name: 'src.functions',
    page: 'cms/configurations/functions',
    column: 'Function',
    source: SRC_INDEX,
    read: (cmsDir) => namesIn(cmsDir, SRC_INDEX, /(\w+): strapiUtils/g, /shape\(\{([^}]*)\}/).map((name) => `${name}()`),
  },
  {
    name: 'cron.methods',
    page: 'cms/configurations/cron',
    column: 'Method',
    source: CRON,
    // "jobs" is the only member that isn't a function.
    read: (cmsDir) =>
      namesIn(cmsDir, CRON, /(?:readonly )?(\w+)(\(|:)/g, /interface CronService \{([^}]*)\}/)
        .filter((name) => !ARGUMENTS.has(name))
        .map((name) => (name === 'jobs' ? name : `${name}()`)),
  },
  {
    name: 'cron.job',
    page: 'cms/configurations/cron',
    column: 'Method of a job',
    source: CRON,
    read: (cmsDir) => namesIn(cmsDir, CRON, /^ {4}(\w+): \(/gm, /type CronJob =([\s\S]*?\n\};)/).map((name) => `${name}()`),
  },
  {
    name: 'cron.options',
    page: 'cms/configurations/cron',
    column: 'Option',
    source: CRON,
    read: (cmsDir) => namesIn(cmsDir, CRON, /^ {4}(\w+)\??:/gm, /interface CronRuleOptions \{([^}]*)\}/),
  },
  {
    name: 'cron.fields',
    page: 'cms/configurations/cron',
    column: 'Field',
    source: CRON,
    // "tz", "start", and "end" are options.
    read: (cmsDir) =>
      namesIn(cmsDir, CRON, /^ {4}(\w+)\?: (?:RecurrenceSegment|boolean)/gm, /interface RecurrenceSpecObjLit \{([^}]*)\}/),
  },
];

/** Parameters of `CronService` methods that appear on the same lines. */
const ARGUMENTS: ReadonlySet<string> = new Set(['tasks', 'name']);
