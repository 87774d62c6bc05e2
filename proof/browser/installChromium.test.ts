import {describe, expect, it} from 'vitest';
import {installChromium, type Machine} from './installChromium';

interface Played {
  machine: Machine;
  commands: string[];
  lines: string[];
}

/** A machine without Chromium where these commands install it. */
function play({
  commands,
  isRoot,
  sudo = false,
  works,
}: {
  commands: string[];
  isRoot: boolean;
  sudo?: boolean;
  works: RegExp;
}): Played {
  const played: Played = {
    commands: [],
    lines: [],
    machine: {
      find: () => (played.commands.some((command) => works.test(command)) ? '/usr/bin/chromium' : null),
      has: (command) => commands.includes(command),
      isRoot,
      run(command, args) {
        const whole = [command, ...args].join(' ');
        if (whole === 'sudo -n true') return {succeeded: sudo, output: ''};
        played.commands.push(whole);
        return {succeeded: works.test(whole) || whole.endsWith('apt-get update'), output: `the output of ${whole}`};
      },
      log: (line) => played.lines.push(line),
    },
  };
  return played;
}

const INSTALL = 'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation';
const NOTHING = /^$/;

describe('installing a Chromium', () => {
  it('as root begins with the package manager, and says so in one line', () => {
    const {machine, commands, lines} = play({commands: ['apt-get'], isRoot: true, works: /install .*chromium/});
    expect(installChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', INSTALL]);
    expect(lines).toEqual(['No Chromium found. Installing it with apt-get.']);
  });

  it('uses sudo where it needs no password', () => {
    const {machine, commands} = play({commands: ['apt-get', 'sudo'], isRoot: false, sudo: true, works: /install .*chromium/});
    installChromium(machine);
    expect(commands).toEqual(['sudo -n apt-get update', `sudo -n ${INSTALL}`]);
  });

  it.each([
    {commands: ['apt-get', 'sudo'], isRoot: false, sudo: false},
    {commands: ['apt-get'], isRoot: false},
    {commands: [], isRoot: true},
  ])('downloads it where packages cannot be installed: %j', (given) => {
    const {machine, commands, lines} = play({...given, works: /playwright/});
    expect(installChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['npx playwright install chromium']);
    expect(lines).toEqual(["No Chromium found. Installing it with Playwright's download."]);
  });

  it('downloads it with its libraries where there is no such package', () => {
    const {machine, commands, lines} = play({commands: ['apt-get'], isRoot: true, works: /playwright/});
    installChromium(machine);
    expect(commands).toEqual(['apt-get update', INSTALL, 'npx playwright install --with-deps chromium']);
    expect(lines).toHaveLength(2);
  });

  it('prints the errors only if every attempt fails', () => {
    const {machine, lines} = play({commands: ['apt-get'], isRoot: true, works: NOTHING});
    expect(() => installChromium(machine)).toThrow(
      [
        'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
        `${INSTALL}\nthe output of ${INSTALL}`,
        'npx playwright install --with-deps chromium\nthe output of npx playwright install --with-deps chromium',
      ].join('\n\n'),
    );
    expect(lines.join('\n')).not.toContain('the output of');
  });
});
