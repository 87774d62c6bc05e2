import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';

const valueSchema = z.enum(['none', 'optional', 'required']);
const choicesSchema = z.array(z.string()).nullable();

export interface ProgramCommand {
  name: string;
  aliases: readonly string[];
  /** Includes hidden options, which the program's help omits. */
  options: readonly {
    name: string;
    value: z.infer<typeof valueSchema>;
    choices: readonly string[] | null;
    /** `null` without a default, and for `--no-…` flags. */
    default: string | null;
    hidden: boolean;
  }[];
  args: readonly {name: string; required: boolean; variadic: boolean; choices: readonly string[] | null}[];
  commands: readonly ProgramCommand[];
}

const commandSchema: z.ZodType<ProgramCommand> = z.lazy(() =>
  z.object({
    name: z.string(),
    aliases: z.array(z.string()),
    options: z.array(
      z.object({
        name: z.string(),
        value: valueSchema,
        choices: choicesSchema,
        default: z.string().nullable(),
        hidden: z.boolean(),
      }),
    ),
    args: z.array(z.object({name: z.string(), required: z.boolean(), variadic: z.boolean(), choices: choicesSchema})),
    commands: z.array(commandSchema),
  }),
);

export interface Programs {
  /** By the name of the package that readers run. */
  commands: ReadonlyMap<string, ProgramCommand>;
  /** `5.0.0-entity-service-document-service` */
  codemods: ReadonlySet<string>;
  /** What `strapi generate` creates: `policy`. */
  generators: readonly string[];
}

/** The files that build a program's commands, by package. The commands of Strapi Cloud are commands of `strapi`. */
const FILES: Readonly<Record<string, string>> = {
  strapi: '@strapi/strapi/dist/cli.js',
  'create-strapi': 'create-strapi-app/dist/index.js',
  'create-strapi-app': 'create-strapi-app/dist/index.js',
  '@strapi/upgrade': '@strapi/upgrade/dist/cli.js',
  '@strapi/sdk-plugin': '@strapi/sdk-plugin/dist/cli.js',
};

/** Reads the commands of the installed programs, each in a process that takes about a second. */
export async function readPrograms(cmsDir: string): Promise<Programs> {
  const modules = path.join(cmsDir, 'node_modules');
  const files = [...new Set(Object.values(FILES))];
  const dumps = new Map(
    await Promise.all(files.map(async (file) => [file, await dump(path.join(modules, file), cmsDir)] as const)),
  );
  const generators = generatorsOf(path.join(modules, '@strapi/generators/dist/plops'));
  const commands = Object.entries(FILES).flatMap(([name, file]): [string, ProgramCommand][] => {
    const command = dumps.get(file);
    return command ? [[name, name === 'strapi' ? withGenerators(command, generators) : command]] : [];
  });
  return {
    commands: new Map(commands),
    codemods: codemodsOf(path.join(modules, '@strapi/upgrade/resources/codemods')),
    generators,
  };
}

/** `strapi generate` passes its arguments to another program, so commander doesn't know them. */
function withGenerators(strapi: ProgramCommand, generators: readonly string[]): ProgramCommand {
  const args = [
    {name: 'generator', required: false, variadic: false, choices: generators},
    {name: 'answers', required: false, variadic: true, choices: null},
  ];
  return {...strapi, commands: strapi.commands.map((one) => (one.name === 'generate' ? {...one, args} : one))};
}

function generatorsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/setGenerator\('([\w-]+)'/g)])
    .flatMap(([, name]) => name ?? []);
}

async function dump(file: string, cwd: string): Promise<ProgramCommand> {
  const args = [path.join(import.meta.dirname, 'dump.mjs'), file];
  const {stdout} = await promisify(execFile)(process.execPath, args, {
    cwd,
    env: {...process.env, STRAPI_TELEMETRY_DISABLED: 'true'},
  });
  return commandSchema.parse(JSON.parse(stdout));
}

/** Codemod names in the format of `upgrade codemods ls`: `5.0.0/utils-public-interface.code.ts` is `5.0.0-utils-public-interface-code`. */
function codemodsOf(folder: string): Set<string> {
  const versions = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const names = versions.flatMap(({name: version}) =>
    readdirSync(path.join(folder, version))
      .filter((file) => /\.(?:code|json)\.ts$/.test(file))
      .map((file) => `${version}-${file.replace(/\.ts$/, '').replaceAll('.', '-')}`),
  );
  return new Set(names);
}
