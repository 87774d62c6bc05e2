import type {Failure, Sample} from 'docs-proof/types';
import type {Call} from './readCommand';

/** What a command does, in words that are the same for all package managers. */
function meaning(call: Call): string[] {
  switch (call.kind) {
    case 'fault':
      return [];
    case 'script':
      return ['script', call.name, ...call.args];
    case 'program':
      return ['program', call.name, call.version ?? '', ...call.args];
    case 'shell':
      return ['shell', call.name, ...call.args];
    case 'manager':
      return managed(call);
  }
}

const ADDS: ReadonlySet<string> = new Set(['install', 'add']);
const REMOVES: ReadonlySet<string> = new Set(['uninstall', 'remove']);
const UPDATES: ReadonlySet<string> = new Set(['update', 'up', 'upgrade']);

function managed({manager, name, args}: Extract<Call, {kind: 'manager'}>): string[] {
  const packages = args.filter((word) => !word.startsWith('-'));
  const isDev = args.some((flag) => ['-D', '--dev', '--save-dev'].includes(flag));
  const isFrozen = args.some((flag) => ['--immutable', '--frozen-lockfile'].includes(flag));
  if (name === 'ci' || (name === 'install' && isFrozen)) return ['install as locked'];
  if (ADDS.has(name)) return [packages.length > 0 ? 'add' : 'install', ...(isDev ? ['for development'] : []), ...packages];
  if (REMOVES.has(name)) return ['remove', ...packages];
  if (UPDATES.has(name)) return ['update', ...packages];
  // yarn and pnpm run scripts without "run".
  const isOwn = ['rebuild', 'link', 'publish', 'pack', 'init', 'view', 'why'].includes(name);
  return isOwn || manager === 'npm' ? [name, ...args] : ['script', name, ...args];
}

/** Checks that the commands do the same as those for npm. */
export function checkVariant(calls: readonly Call[], npm: {sample: Sample; calls: readonly Call[]}): Failure[] {
  const own = calls.map((call) => meaning(call).join(' '));
  const expected = npm.calls.map((call) => meaning(call).join(' '));
  if (JSON.stringify(own) === JSON.stringify(expected)) return [];
  return [
    {
      fault: "It doesn't do the same as the command for npm.",
      fix: 'Fix one of them.',
      expected: npm.sample.text,
      received: own.join('\n') === '' ? '(nothing)' : `${own.join('\n')} (for npm: ${expected.join('; ')})`,
    },
  ];
}
