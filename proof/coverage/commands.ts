import {oncePerApp} from '../oncePerApp';
import {readPrograms, type ProgramCommand} from '../runners/cli/programs';
import type {CoverageLists, Item} from './list';

/** Every command has these flags. */
const HELP: ReadonlySet<string> = new Set(['-h', '--help']);
const CLOUD = /^strapi cloud[: ]/;

export const COMMAND_LISTS: CoverageLists = {
  'cli.create-strapi': {
    page: 'cms/installation/flags',
    column: 'Flag',
    source: 'create-strapi-app/dist/index.js',
    read: async (cmsDir) => (await commandsOf(cmsDir, 'create-strapi')).flatMap(({command}) => flagsOf(command)),
  },
  ...program({
    name: 'cli.strapi',
    page: 'cms/cli',
    of: 'strapi',
    source: '@strapi/strapi/dist/src/cli/commands',
    isListed: (command) => !CLOUD.test(command),
  }),
  'cli.generators': {
    page: 'cms/cli',
    column: 'Generator',
    source: '@strapi/generators/dist/plops',
    read: async (cmsDir) => (await programsOf(cmsDir)).generators,
  },
  ...program({
    name: 'cli.cloud',
    page: 'cloud/cli/cloud-cli',
    of: 'strapi',
    source: '@strapi/cloud-cli/dist',
    isListed: (command) => CLOUD.test(command),
    shortName: (command) => command.replace(/^strapi (?:cloud:)?/, ''),
  }),
  ...program({
    name: 'cli.upgrade',
    page: 'cms/upgrade-tool',
    of: '@strapi/upgrade',
    source: '@strapi/upgrade/dist/cli.js',
    fullName: (command) => command.replace('@strapi/upgrade ', ''),
    shortName: (command) => command,
  }),
  ...program({
    name: 'cli.sdk-plugin',
    page: 'cms/plugins-development/plugin-sdk',
    of: '@strapi/sdk-plugin',
    source: '@strapi/sdk-plugin/dist/cli.js',
  }),
  'cli.generate-types': {
    page: 'cms/typescript/development',
    column: 'Flag',
    source: '@strapi/strapi/dist/src/cli/commands/ts/generate-types.js',
    read: async (cmsDir) =>
      (await commandsOf(cmsDir, 'strapi'))
        .filter(({name}) => name === 'strapi ts:generate-types')
        .flatMap(({command}) => flagsOf(command)),
  },
  codemods: {
    page: 'cms/upgrade-tool',
    column: 'Codemod',
    source: '@strapi/upgrade/resources/codemods',
    read: async (cmsDir) => (await programsOf(cmsDir)).codemods,
  },
};

interface Program {
  name: string;
  page: string;
  /** The program, as it's called. */
  of: string;
  source: string;
  isListed?: (command: string) => boolean;
  fullName?: (command: string) => string;
  /**
   * The name of a command in a table that lists the flags of all commands, because they share most of them. Otherwise, each command has a
   * table below its heading.
   */
  shortName?: (fullName: string) => string;
}

/** Builds a list of a program's commands, and a list of each command's flags. */
function program({name, page, of, source, isListed, fullName, shortName}: Program): CoverageLists {
  const read = async (cmsDir: string): Promise<NamedCommand[]> =>
    (await commandsOf(cmsDir, of))
      .filter((one) => isListed?.(one.name) ?? true)
      .map((one) => ({...one, name: fullName?.(one.name) ?? one.name}));
  return {
    [name]: {
      page,
      column: 'Command',
      source,
      read: async (cmsDir) => (await read(cmsDir)).flatMap((one) => [one.name, ...one.aliases]),
    },
    [`${name}.flags`]: {
      page,
      column: 'Flag',
      ...(shortName ? {prefixColumn: 'Commands'} : {inHeading: '.+'}),
      source,
      read: async (cmsDir) =>
        (await read(cmsDir)).flatMap((one) => flagsOf(one.command, `${shortName?.(one.name) ?? one.name} `)),
    },
  };
}

const programsOf = oncePerApp(readPrograms);

interface NamedCommand {
  /** The full name, including parent commands: `strapi cloud environment list`. */
  name: string;
  /** Full names: `strapi dev`. */
  aliases: readonly string[];
  command: ProgramCommand;
}

/** Commands that can be run, which excludes command groups. */
async function commandsOf(cmsDir: string, name: string): Promise<NamedCommand[]> {
  const root = (await programsOf(cmsDir)).commands.get(name);
  if (!root) throw new Error(`There is no program "${name}". Fix proof/coverage/commands.ts.`);
  const walk = (command: ProgramCommand, group: string, called: string): NamedCommand[] =>
    command.commands.length === 0
      ? [{name: called, aliases: command.aliases.map((alias) => `${group} ${alias}`), command}]
      : command.commands.flatMap((one) => walk(one, called, `${called} ${one.name.split(' ')[0] ?? ''}`));
  return walk(root, '', name);
}

/** @param prefix of a list that has the flags of several commands, without those that every command has */
function flagsOf({options}: ProgramCommand, prefix = ''): Item[] {
  return options
    .filter(({name, hidden}) => !hidden && (prefix === '' || !HELP.has(name)))
    .map(({name, default: value}) => (value === null ? prefix + name : [prefix + name, value]));
}
