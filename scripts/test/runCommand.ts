import {spawn} from 'node:child_process';

export interface CommandResult {
  code: number;
  /** Standard output and error, as they came. */
  output: string;
}

/** Runs a command to its end and keeps what it prints. */
export function runCommand(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  cwd = '.',
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...environment}, stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')}));
  });
}
