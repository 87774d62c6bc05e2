import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageEnvironment} from '../../environment';
import {nginx as nginxGrammar} from './nginx';
import type {SyntaxFault} from './parsers';

/** A program that checks its own configuration files. It's only used if it's installed. */
interface Program {
  /** Package name in Debian and Ubuntu. */
  package: string;
  /** Arguments that check the file in the folder. */
  args: (file: string, folder: string) => readonly string[];
  /** Parses a line of its output; `null` for a line that isn't about the sample. */
  fault: (line: string, file: string) => SyntaxFault | null;
}

const PROGRAMS = {
  nginx: {
    package: 'nginx-light',
    args: (file, folder) => ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file],
    fault: (line) => matched(/\[(?:emerg|warn)\] [\d#]+: (.*) in \S+:(\d+)$/, line) ?? matched(/\[emerg\] [\d#]+: (.*)$/, line),
  },
  caddy: {
    package: 'caddy',
    args: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    fault: (line) => swapped(/^Error: .*?:(\d+)(?: - Error during parsing)?: (.*)$/, line) ?? matched(/^Error: (.*)$/, line),
  },
  haproxy: {
    package: 'haproxy',
    args: (file) => ['-c', '-f', file],
    fault: (line) => swapped(/\[(?:ALERT|WARNING)\].*? : config : (?:parsing )?\[[^\]]*?:(\d+)\] ?:? ?(.*)$/, line),
  },
  'systemd-analyze': {
    package: 'systemd',
    args: (file) => ['verify', file],
    // Its other lines are about programs and units that only exist on the reader's machine.
    fault: (line, file) => swapped(new RegExp(`${path.basename(file)}:(\\d+): (.*)$`), line),
  },
} satisfies Record<string, Program>;

const warned = new Set<string>();

/**
 * Errors that a program finds in a file; none if it isn't installed, with one warning.
 *
 * @param name name of the file
 * @param write returns the file's content, and the number of lines that were added before the sample
 */
function checkedBy(
  program: keyof typeof PROGRAMS,
  name: string,
  write: (folder: string) => {text: string; before: number},
): SyntaxFault[] {
  const folder = mkdtempSync(path.join(tmpdir(), `proof-${program}-`));
  try {
    const file = path.join(folder, name);
    const {text, before} = write(folder);
    writeFileSync(file, text);
    const {package: wanted, args, fault}: Program = PROGRAMS[program];
    const env = pageEnvironment({HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder});
    const {error, stdout, stderr, status} = spawnSync(program, args(file, folder), {encoding: 'utf8', env});
    if (error) {
      if (!warned.has(program))
        console.warn(`${program} isn't installed, so it doesn't check its files. To check them: apt-get install ${wanted}`);
      warned.add(program);
      return [];
    }
    const lines = `${stdout}\n${stderr}`.split('\n');
    const faults = lines.flatMap((line) => fault(line.trim(), file) ?? []);
    const placed = faults.map(({message, line}) => ({
      message: `${program} says: ${message}`,
      ...(line !== undefined && {line: Math.max(0, line - before)}),
    }));
    // systemd-analyze also fails if a program in the unit isn't installed here.
    if (placed.length === 0 && status !== 0 && program !== 'systemd-analyze')
      return [{message: `${program} says: ${lines.filter(Boolean).at(-1) ?? 'nothing'}`}];
    return placed;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @param pattern matches the message, then the line */
function matched(pattern: RegExp, line: string): SyntaxFault | null {
  const [, message, at] = pattern.exec(line) ?? [];
  return message === undefined ? null : {message, ...(at !== undefined && {line: Number(at) - 1})};
}

/** @param pattern matches the line, then the message */
function swapped(pattern: RegExp, line: string): SyntaxFault | null {
  const [, at, message] = pattern.exec(line) ?? [];
  return message === undefined ? null : {message, line: Number(at) - 1};
}

/** A certificate in place of the reader's. */
function certificate(folder: string): string {
  const file = path.join(folder, 'certificate.pem');
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=shop.example.com', '-keyout', file, '-out', path.join(folder, 'public.pem')],
  ]);
  spawnSync('sh', ['-c', `cat '${path.join(folder, 'public.pem')}' >> '${file}'`]);
  return file;
}

/** Checks the grammar first, which doesn't need nginx. Replaces paths and ports of the reader's machine without moving lines. */
export function nginx(text: string): SyntaxFault[] {
  const faults = nginxGrammar(text);
  if (faults.length > 0) return faults;
  return checkedBy('nginx', 'nginx.conf', (folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    const isWhole = /^\s*(?:events|http)\b/m.test(text);
    const isInServer = !isWhole && !/^\s*(?:server|upstream|map)\b/m.test(text);
    const head = [
      `pid ${folder}/nginx.pid; events {} http { access_log off; ${temporary.join(' ')}`,
      ...(isInServer ? ['server {'] : []),
    ];
    const own = text
      .replace(/(\bssl_certificate(?:_key)?\s+)[^;]+/g, `$1${/ssl_certificate/.test(text) ? certificate(folder) : ''}`)
      .replace(
        /(\blisten\s+(?:\[::\]:)?)(\d+)/g,
        (_, before: string, port: string) => `${before}${String(Number(port) + 20_000)}`,
      );
    if (isWhole) return {text: own, before: 0};
    return {text: [...head, own, isInServer ? '}}' : '}'].join('\n'), before: head.length};
  });
}

export function caddyfile(text: string): SyntaxFault[] {
  return checkedBy('caddy', 'Caddyfile', () => ({text, before: 0}));
}

export function haproxy(text: string): SyntaxFault[] {
  return checkedBy('haproxy', 'haproxy.cfg', (folder) => {
    const own = text
      .replace(/(\bcrt\s+)\S+/g, `$1${/\bcrt\b/.test(text) ? certificate(folder) : ''}`)
      // Removes users and folders of the reader's machine.
      .replace(/^\s*(?:user|group|chroot|stats socket)\b.*$/gm, '');
    return {text: `${own}\n`, before: 0};
  });
}

export function systemdUnit(text: string): SyntaxFault[] {
  return checkedBy('systemd-analyze', 'proof.service', () => ({text: `${text}\n`, before: 0}));
}
