/** Translates a command of npm for Yarn and pnpm, for pages and for their Markdown. */

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export interface PackageManagerCommands {
  /** As typed with npm; several lines are several commands. */
  command: string;
  /** The command for Yarn, where it can't be derived. */
  yarn?: string;
  pnpm?: string;
}

/** @returns `null` for a command that has no sure counterpart and is not given either */
export function commandFor(manager: PackageManager, commands: PackageManagerCommands): string | null {
  if (manager === 'npm') return commands.command;
  return commands[manager] ?? translate(commands.command, manager);
}

type Other = Exclude<PackageManager, 'npm'>;

function translate(command: string, manager: Other): string | null {
  const lines = command.split('\n').map((line) => translateLine(line, manager));
  return lines.every((line) => line !== null) ? lines.join('\n') : null;
}

/** Variables in front of the command stay there: `NODE_ENV=production npm run build`. */
function translateLine(line: string, manager: Other): string | null {
  const [, variables = '', command = ''] = /^((?:[A-Z]\w*=\S+\s+)*)(.*)$/.exec(line.trim()) ?? [];
  const translated = translateCommand(command, manager);
  return translated === null ? null : `${variables}${translated}`;
}

function translateCommand(line: string, manager: Other): string | null {
  const [program, verb = '', ...rest] = line.split(/\s+/);
  if (program === 'npx') return execute(verb, rest, manager);
  if (program !== 'npm') return line;
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return install(rest, manager);
    case 'uninstall':
    case 'remove':
      return join(manager, 'remove', ...rest);
    case 'ci':
      return join(manager, 'install', manager === 'yarn' ? '--immutable' : '--frozen-lockfile', ...rest);
    case 'run':
      return join(manager, ...withoutSeparator(rest));
    case 'start':
    case 'test':
      return join(manager, verb, ...withoutSeparator(rest));
    case 'create':
    case 'init':
      return rest[0] === undefined || rest[0].startsWith('-') ? null : create(rest[0], rest.slice(1), manager);
    default:
      return null;
  }
}

const FLAGS: Record<Other, Record<string, string>> = {
  yarn: {'--save-dev': '--dev', '-D': '--dev', '--save-exact': '--exact', '-E': '--exact', '--save': '', '-S': ''},
  pnpm: {'-D': '--save-dev', '-E': '--save-exact', '--save': '', '-S': ''},
};

function install(rest: readonly string[], manager: Other): string {
  if (rest.length === 0) return join(manager, 'install');
  const isGlobal = rest.some((word) => word === '-g' || word === '--global');
  const words = rest.filter((word) => word !== '-g' && word !== '--global').map((word) => FLAGS[manager][word] ?? word);
  if (!isGlobal) return join(manager, 'add', ...words);
  return manager === 'yarn' ? join('yarn global add', ...words) : join('pnpm add --global', ...words);
}

/** A program of the project runs by its name; one that has to be downloaded first is a `create-` package, or has no sure counterpart. */
function execute(program: string, rest: readonly string[], manager: Other): string | null {
  const created = /^create-(.+)$/.exec(program)?.[1];
  if (created !== undefined) return create(created, rest, manager);
  return program === '' || program.startsWith('-') || program.includes('@') ? null : join(manager, program, ...rest);
}

/** Yarn's classic version takes no version after the name, and always the newest. */
function create(name: string, rest: readonly string[], manager: Other): string {
  return join(manager, 'create', manager === 'yarn' ? name.replace(/@latest$/, '') : name, ...withoutSeparator(rest));
}

/** Only npm needs `--` before what is meant for the script. */
function withoutSeparator(words: readonly string[]): string[] {
  return words.filter((word) => word !== '--');
}

function join(...words: string[]): string {
  return words.filter(Boolean).join(' ');
}
