import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {plainOutput} from './output';
import type {Project} from './project';

export interface CommandResult {
  code: number;
  output: string;
}

/** Longer than an install takes on a busy machine. */
const COMMAND_LIMIT = 900_000;
/** Longer than a server's first start takes, which also builds its user interface. */
const START_LIMIT = 300_000;
/** How long a program waits at a prompt before Enter is sent. */
const PROMPT_PAUSE = 400;

/**
 * Splits a fence into the commands that end and the one that keeps running, which is the last.
 *
 * @param isServer matches a command that keeps running
 */
export function splitServer(text: string, isServer: RegExp): {commands: string; server: string | null} {
  const lines = text.trim().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  return isServer.test(last) ? {commands: lines.slice(0, -1).join('\n'), server: last} : {commands: text, server: null};
}

/** Runs commands as a reader does. Later commands start in the folder that earlier ones changed to. Prompts are answered with Enter. */
export async function runCommands(text: string, project: Project): Promise<CommandResult> {
  if (text.trim() === '') return {code: 0, output: ''};
  const file = path.join(project.work, '.tools', 'cwd');
  rmSync(file, {force: true});
  const child = start(`set -e\n${localized(text, project)}\npwd > "${file}"`, project);
  const read = collect(child);
  answerQuestions(child, read);
  const timer = setTimeout(() => stopGroup(child, 'SIGKILL'), COMMAND_LIMIT);
  const code = await exitOf(child);
  clearTimeout(timer);
  if (existsSync(file)) enter(project, readFileSync(file, 'utf8').trim());
  return {code, output: read()};
}

/** Replaces the port on the page with the project's. */
function localized(text: string, {port, pagePort}: Project): string {
  return text.replace(new RegExp(String.raw`(?:localhost|127\.0\.0\.1):${pagePort}\b`, 'g'), `127.0.0.1:${port}`);
}

function enter(project: Project, folder: string): void {
  project.cwd = folder;
  if (existsSync(path.join(folder, 'package.json'))) project.root = folder;
}

/** The program is stopped when this process exits, at the latest. */
function start(script: string, {cwd, env}: Project): ChildProcess {
  const child = spawn('bash', ['-c', script], {cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe']});
  const onExit = (): void => stopGroup(child, 'SIGKILL');
  // Runs before the listener that removes the project's folder.
  process.prependOnceListener('exit', onExit);
  child.once('close', () => process.off('exit', onExit));
  return child;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return () => plainOutput(text);
}

function answerQuestions(child: ChildProcess, read: () => string): void {
  let answered = 0;
  const timer = setInterval(() => {
    const output = read();
    if (output.length === answered || !/\?[^\n]*$/.test(output)) return;
    answered = output.length;
    child.stdin?.write('\n');
  }, PROMPT_PAUSE);
  child.once('exit', () => clearInterval(timer));
  child.stdin?.on('error', () => undefined);
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function stopGroup({pid}: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** A server in a separate terminal. */
export interface Server {
  /** Its output so far. */
  output: () => string;
  /**
   * Waits until text appears in its output after a position.
   *
   * @returns the error, or `null`
   */
  waitFor: (text: string, from: number) => Promise<string | null>;
  stop: () => Promise<void>;
}

/** Starts a server and returns immediately. */
export function startServer(command: string, project: Project): Server {
  const child = start(`exec env ${command}`, project);
  const output = collect(child);
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    output,
    async waitFor(text, from) {
      const wanted = text.replace(/\s+/g, '');
      const end = Date.now() + START_LIMIT;
      while (Date.now() < end) {
        if (output().slice(from).replace(/\s+/g, '').includes(wanted)) return null;
        if (isOver()) return `The server ended without printing "${text}".`;
        await delay(200);
      }
      return `The server didn't print "${text}" within ${START_LIMIT / 1000} seconds.`;
    },
    async stop() {
      stopGroup(child, 'SIGINT');
      const end = Date.now() + 10_000;
      while (!isOver() && Date.now() < end) await delay(100);
      // Its child processes can outlive it.
      stopGroup(child, 'SIGKILL');
    },
  };
}
