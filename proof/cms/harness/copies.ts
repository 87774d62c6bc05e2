import {readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'bookshop-app-';

/** The path of this process's copies of the app, to which a random end is added. */
export function copyPrefix(): string {
  return path.join(os.tmpdir(), `${PREFIX}${process.pid}-`);
}

/** Removes copies that killed processes left. */
export function removeLeftCopies(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (pid && !isAlive(pid)) rmSync(path.join(os.tmpdir(), name), {recursive: true, force: true});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
