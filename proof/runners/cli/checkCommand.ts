import type {Failure} from 'docs-proof/types';
import type {ProgramCommand, Programs} from './programs';
import type {Call} from './readCommand';
import {PACKAGE_MANAGERS, SHELL_COMMANDS} from './shellCommands';

export interface CommandContext {
  programs: Programs;
  /** Scripts of a new project, with the command of each, without the page's arguments. */
  scripts: ReadonlyMap<string, readonly string[]>;
  /** The pinned version of Strapi. */
  version: string;
}

/** Finds errors in a command. */
export function checkCommand(call: Call, context: CommandContext): Failure[] {
  switch (call.kind) {
    case 'fault':
      return [{fault: call.fault, fix: call.fix}];
    case 'program':
      return checkProgram(call, context);
    case 'script':
      return checkScript(call, context);
    case 'manager':
      return checkManager(call, context);
    case 'shell':
      return checkShell(call);
  }
}

function checkProgram(
  {name, version, args}: Extract<Call, {kind: 'program'}>,
  {programs, version: pinned}: CommandContext,
): Failure[] {
  const command = programs.commands.get(name);
  if (!command)
    return [
      {
        fault: `The proof doesn't know the program "${name}".`,
        fix: `It knows ${[...programs.commands.keys()].join(', ')}. Correct the name, or write noProof="third-party".`,
      },
    ];
  const isStale =
    version !== null && /^\d+\.\d+\.\d+$/.test(version) && /^create-strapi|^@strapi\/upgrade/.test(name) && version !== pinned;
  return [
    ...(isStale
      ? [{fault: `"${name}@${version}" isn't the version that the docs describe.`, fix: `Write ${name}@${pinned}.`}]
      : []),
    ...checkArguments(command, args, name),
    ...checkCodemod(name, args, programs.codemods),
  ];
}

function checkCodemod(name: string, args: readonly string[], codemods: ReadonlySet<string>): Failure[] {
  const [first, second, uid] = args;
  if (name !== '@strapi/upgrade' || first !== 'codemods' || second !== 'run' || !uid || uid.startsWith('-') || codemods.has(uid))
    return [];
  return [{fault: `There is no codemod "${uid}".`, fix: `Use one of ${[...codemods].join(', ')}.`}];
}

/** Resolves the words as commander does, but reports surplus words, which commander ignores. */
function checkArguments(root: ProgramCommand, words: readonly string[], name: string): Failure[] {
  let command = root;
  let called = name;
  const failures: Failure[] = [];
  const values: string[] = [];
  let isHelp = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') continue;
    if (word.startsWith('-') && word !== '-') {
      const [flag = '', given] = word.split(/=(.*)/s);
      isHelp ||= ['-h', '--help', '-v', '-V', '--version'].includes(flag);
      const option = [...command.options, ...root.options].find((one) => one.name === flag);
      if (!option) {
        failures.push({
          fault: `"${called}" has no flag "${flag}".`,
          fix: `Use one of ${command.options.map((one) => one.name).join(', ')}.`,
        });
        continue;
      }
      const next = words[index + 1];
      const value = given ?? (option.value === 'none' || next === undefined || next.startsWith('-') ? undefined : next);
      if (given === undefined && value !== undefined) index += 1;
      if (option.value === 'required' && value === undefined)
        failures.push({fault: `The flag "${flag}" of "${called}" needs a value.`});
      if (option.value === 'none' && given !== undefined)
        failures.push({fault: `The flag "${flag}" of "${called}" doesn't take a value.`});
      if (value !== undefined && option.choices && !option.choices.includes(value))
        failures.push({fault: `"${flag} ${value}" is unknown.`, fix: `Use ${option.choices.join(', ')}.`});
      continue;
    }
    const next =
      values.length === 0 ? command.commands.find((one) => one.name === word || one.aliases.includes(word)) : undefined;
    if (next) {
      command = next;
      called = `${called} ${word}`;
    } else values.push(word);
  }
  return [...failures, ...checkValues(command, values, called, isHelp)];
}

function checkValues(command: ProgramCommand, values: readonly string[], called: string, isHelp: boolean): Failure[] {
  const [first] = values;
  if (command.args.length === 0 && first !== undefined)
    return [
      command.commands.length > 0
        ? {
            fault: `"${called}" has no command "${first}".`,
            fix: `Use one of ${command.commands.map(({name}) => name).join(', ')}.`,
          }
        : {fault: `"${called}" doesn't take "${first}".`, fix: 'Remove it.'},
    ];
  const missing = command.args[values.length];
  if (missing?.required === true && !isHelp) return [{fault: `"${called}" needs <${missing.name}>.`}];
  const isOpen = command.args.some(({variadic}) => variadic);
  if (!isOpen && values.length > command.args.length)
    return [{fault: `"${called}" doesn't take "${values[command.args.length] ?? ''}".`, fix: 'Remove it.'}];
  return command.args.flatMap(({name, choices}, index) => {
    const value = values[index];
    if (value === undefined || !choices || choices.includes(value)) return [];
    return [{fault: `<${name}> of "${called}" can't be "${value}".`, fix: `Use ${choices.join(', ')}.`}];
  });
}

function checkScript({name, args}: Extract<Call, {kind: 'script'}>, context: CommandContext): Failure[] {
  const script = context.scripts.get(name);
  if (!script)
    return [{fault: `A new project has no script "${name}".`, fix: `It has ${[...context.scripts.keys()].join(', ')}.`}];
  const [program, ...fixed] = script;
  if (program === undefined) return [];
  return checkProgram({kind: 'program', name: program, version: null, args: [...fixed, ...args]}, context);
}

function checkManager(call: Extract<Call, {kind: 'manager'}>, context: CommandContext): Failure[] {
  const {manager, name, args} = call;
  const flags = PACKAGE_MANAGERS[manager]?.[name];
  // yarn and pnpm run scripts without "run".
  if (!flags && manager !== 'npm' && context.scripts.has(name)) return checkScript({kind: 'script', name, args}, context);
  if (!flags) {
    if (['-v', '--version', '-h', '--help'].includes(name)) return [];
    const known = [...Object.keys(PACKAGE_MANAGERS[manager] ?? {}), ...(manager === 'npm' ? ['run'] : context.scripts.keys())];
    return [
      {
        fault: `${manager} has no command "${name}", and a new project doesn't have such a script.`,
        fix: `The proof knows ${known.join(', ')}.`,
      },
    ];
  }
  return args
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? '')
    .filter((flag) => !flags.includes(flag))
    .map((flag) => ({
      fault: `"${manager} ${name}" has no flag "${flag}" that the proof knows.`,
      fix: `Correct it, or add it to proof/runners/cli/shellCommands.ts.`,
    }));
}

function checkShell({name, args}: Extract<Call, {kind: 'shell'}>): Failure[] {
  if (name.startsWith('./') || name.startsWith('/')) return [];
  const command = SHELL_COMMANDS[name];
  if (!command)
    return [
      {
        fault: `The proof doesn't know the command "${name}".`,
        fix: 'Correct it, write noProof="third-party", or add it to proof/runners/cli/shellCommands.ts.',
      },
    ];
  const {flags, subcommands} = command;
  const first = args.find((word) => !word.startsWith('-'));
  if (subcommands && first !== undefined && !subcommands.includes(first))
    return [
      {
        fault: `The proof doesn't know "${name} ${first}".`,
        fix: `It knows ${subcommands.map((one) => `${name} ${one}`).join(', ')}.`,
      },
    ];
  const unknown = flags && args.filter((word) => /^-./.test(word) && !flags.includes(word.split('=')[0] ?? ''));
  return (unknown ?? []).map((flag) => ({
    fault: `"${name}" has no flag "${flag}" that the proof knows.`,
    fix: `It knows ${flags?.join(', ') ?? ''}.`,
  }));
}
