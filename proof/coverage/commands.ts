import {oncePerApp} from '../oncePerApp';
import {readPrograms, type ProgramCommand} from '../runners/cli/programs';
import type {CoverageItem} from './compare';
import {itemsOf, type CoverageList} from './list';

/** Every command has these flags. */
const HELP: ReadonlySet<string> = new Set(['-h', '--help']);
const CLOUD = /^strapi cloud[: ]/;

export const COMMAND_LISTS: readonly CoverageList[] = [
  {
    name: 'cli.create-strapi',
    page: 'cms/installation/cli',
    column: 'Flag',
    source: 'create-strapi-app/dist/index.js',
    read: async (cmsDir) => (await commandsOf(cmsDir, 'create-strapi')).flatMap(({command}) => flagsOf(command)),
  },
  ...program('cli.strapi', 'cms/cli', 'strapi', '@strapi/strapi/dist/src/cli/commands', (name) => !CLOUD.test(name)),
  {
    name: 'cli.generators',
    page: 'cms/cli',
    column: 'Generator',
    source: '@strapi/generators/dist/plops',
    read: async (cmsDir) => itemsOf((await programsOf(cmsDir)).generators),
  },
  ...cloudCommands(),
  ...upgradeTool(),
  ...program('cli.sdk-plugin', 'cms/plugins-development/plugin-sdk', '@strapi/sdk-plugin', '@strapi/sdk-plugin/dist/cli.js'),
  {
    name: 'cli.generate-types',
    page: 'cms/typescript/development',
    column: 'Flag',
    source: '@strapi/strapi/dist/src/cli/commands/ts/generate-types.js',
    read: async (cmsDir) =>
      (await commandsOf(cmsDir, 'strapi'))
        .filter(({name}) => name === 'strapi ts:generate-types')
        .flatMap(({command}) => flagsOf(command)),
  },
  {
    name: 'codemods',
    page: 'cms/upgrade-tool',
    column: 'Codemod',
    source: '@strapi/upgrade/resources/codemods',
    read: async (cmsDir) => itemsOf((await programsOf(cmsDir)).codemods),
  },
];

/** Builds a list of a program's commands, and a list of each command's flags. */
function program(
  name: string,
  page: string,
  of: string,
  source: string,
  isListed: (command: string) => boolean = () => true,
): CoverageList[] {
  const read = async (cmsDir: string): Promise<NamedCommand[]> =>
    (await commandsOf(cmsDir, of)).filter((command) => isListed(command.name));
  return [
    {
      name,
      page,
      column: 'Command',
      source,
      read: async (cmsDir) => itemsOf((await read(cmsDir)).flatMap(({name, aliases}) => [name, ...aliases])),
    },
    {
      name: `${name}.flags`,
      page,
      column: 'Flag',
      inHeading: /.+/,
      source,
      read: async (cmsDir): Promise<CoverageItem[]> =>
        (await read(cmsDir)).flatMap((one) =>
          flagsOf(one.command)
            .filter(({key}) => !HELP.has(key))
            .map((flag) => ({...flag, key: `${one.name} ${flag.key}`})),
        ),
    },
  ];
}

function cloudCommands(): CoverageList[] {
  const page = 'cloud/cli/cloud-cli';
  const source = '@strapi/cloud-cli/dist';
  const read = async (cmsDir: string): Promise<NamedCommand[]> =>
    (await commandsOf(cmsDir, 'strapi')).filter(({name}) => CLOUD.test(name));
  const readShort = async (cmsDir: string): Promise<NamedCommand[]> =>
    (await read(cmsDir)).map((one) => ({...one, name: one.name.replace(/^strapi (?:cloud:)?/, '')}));
  return [
    {
      name: 'cli.cloud',
      page,
      column: 'Command',
      source,
      read: async (cmsDir) => itemsOf((await read(cmsDir)).flatMap(({name, aliases}) => [name, ...aliases])),
    },
    sharedFlags('cli.cloud.flags', page, source, readShort),
  ];
}

function upgradeTool(): CoverageList[] {
  const page = 'cms/upgrade-tool';
  const source = '@strapi/upgrade/dist/cli.js';
  const read = async (cmsDir: string): Promise<NamedCommand[]> =>
    (await commandsOf(cmsDir, '@strapi/upgrade')).map((one) => ({...one, name: one.name.replace('@strapi/upgrade ', '')}));
  return [
    {
      name: 'cli.upgrade',
      page,
      column: 'Command',
      source,
      read: async (cmsDir) => itemsOf((await read(cmsDir)).map(({name}) => name)),
    },
    sharedFlags('cli.upgrade.flags', page, source, read),
  ];
}

/** The commands share most of their flags, so one table lists all flags with the commands that accept them. */
function sharedFlags(
  name: string,
  page: string,
  source: string,
  read: (cmsDir: string) => Promise<NamedCommand[]>,
): CoverageList {
  return {
    name,
    page,
    column: 'Flag',
    prefixColumn: 'Commands',
    source,
    read: async (cmsDir) =>
      (await read(cmsDir)).flatMap((one) =>
        flagsOf(one.command)
          .filter(({key}) => !HELP.has(key))
          .map((flag) => ({...flag, key: `${one.name} ${flag.key}`})),
      ),
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

function flagsOf({options}: ProgramCommand): CoverageItem[] {
  return options
    .filter(({hidden}) => !hidden)
    .map(({name, default: value}) => (value === null ? {key: name} : {key: name, default: value}));
}
