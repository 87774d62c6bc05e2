/** What an installation needs from the machine. Tests pass a stand-in. */
export interface Machine {
  /** Path of an installed Chromium, or `null`. */
  find: () => string | null;
  has: (command: string) => boolean;
  isRoot: boolean;
  run: (command: string, args: string[]) => {succeeded: boolean; output: string};
  log: (line: string) => void;
}

interface Way {
  name: string;
  commands: string[][];
}

const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/**
 * Installs Chromium with the system's package manager if that is permitted, otherwise with Playwright's download.
 *
 * @throws {Error} with the output of each attempt if all fail
 */
export function installChromium(machine: Machine): string {
  const outputs: string[] = [];
  for (const {name, commands} of waysOn(machine)) {
    machine.log(`No Chromium found. Installing it with ${name}.`);
    for (const [command = '', ...args] of commands) {
      const {succeeded, output} = machine.run(command, args);
      if (!succeeded) outputs.push(`${[command, ...args].join(' ')}\n${output}`);
    }
    const found = machine.find();
    if (found !== null) return found;
  }
  throw new Error(
    [
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
      ...outputs,
    ].join('\n\n'),
  );
}

function waysOn(machine: Machine): Way[] {
  const privilege = privilegeOn(machine);
  const download = (...options: string[]): Way => ({
    name: "Playwright's download",
    commands: [['npx', 'playwright', 'install', ...options, 'chromium']],
  });
  if (privilege === null) return [download()];
  const aptGet = [...privilege, 'apt-get'];
  const commands = [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', ...PACKAGES],
  ];
  // The download doesn't include libraries that a new system lacks.
  return [{name: 'apt-get', commands}, download('--with-deps')];
}

/** Prefix of apt-get commands; `null` if apt-get can't be used. */
function privilegeOn({has, isRoot, run}: Machine): string[] | null {
  if (!has('apt-get')) return null;
  if (isRoot) return [];
  return has('sudo') && run('sudo', ['-n', 'true']).succeeded ? ['sudo', '-n'] : null;
}
