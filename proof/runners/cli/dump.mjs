// Run by programs.ts in a separate process: prints the commands of a program built with commander instead of running one.
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const [, , file = ''] = process.argv;
const require = createRequire(file);
const {Command} = require('commander');

Command.prototype.parse = dump;
Command.prototype.parseAsync = dump;
process.argv = [process.execPath, file];

const program = require(file);
// create-strapi-app exports the function that its bin runs.
if (typeof program.run === 'function') await program.run(process.argv);
if (typeof program.runCLI === 'function') await program.runCLI(process.argv);

function dump() {
  writeFileSync(1, JSON.stringify(described(this)));
  process.exit();
}

function described(command) {
  // The name of the arguments property differs between versions of commander.
  const args = command.registeredArguments ?? command._args ?? [];
  const help = ['-h', '--help'].map((name) => ({name, value: 'none', choices: null, default: null, hidden: false}));
  return {
    name: command.name(),
    aliases: command.aliases(),
    options: [...command.options.flatMap(option), ...help],
    args: args.map((arg) => ({
      name: typeof arg.name === 'function' ? arg.name() : arg._name,
      required: arg.required,
      variadic: arg.variadic,
      choices: arg.argChoices ?? null,
    })),
    commands: command.commands.map(described),
  };
}

function option({short, long, flags, required, optional, argChoices, defaultValue, negate = false, hidden = false}) {
  // "--ts, --typescript" has two long names, of which commander keeps only the last.
  const names = new Set([short, long, ...(flags.match(/(?<![\w-])--?[\w-]+/g) ?? [])].filter(Boolean));
  const value = required ? 'required' : optional ? 'optional' : 'none';
  // The default of "--no-encrypt" is the default of "--encrypt".
  const known = negate || defaultValue === undefined ? null : String(defaultValue);
  return [...names].map((name) => ({name, value, choices: argChoices ?? null, default: known, hidden}));
}
