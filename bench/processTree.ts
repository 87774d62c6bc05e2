import {readdirSync, readFileSync} from 'node:fs';

/** What a process and those that it has started use together. */
export interface TreeUse {
  pids: readonly number[];
  /** Resident memory. What two of them share counts twice. */
  residentKB: number;
  /** So far, with that of processes that have ended. */
  cpuSeconds: number;
}

interface ProcessUse extends Omit<TreeUse, 'pids'> {
  pid: number;
  parent: number;
}

/** Linux counts CPU time in hundredths of a second for programs, on all platforms. */
const TICKS = 100;

/** Reads `/proc`, which only Linux has. */
export function treeUse(root: number | undefined): TreeUse {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const members = processes.filter(({pid}) => pid === root);
  // Children are appended while the loop runs, and have children in turn.
  for (const {pid} of members) members.push(...processes.filter(({parent}) => parent === pid));
  const sum = (key: 'residentKB' | 'cpuSeconds'): number => members.reduce((total, member) => total + member[key], 0);
  return {pids: members.map(({pid}) => pid), residentKB: sum('residentKB'), cpuSeconds: sum('cpuSeconds')};
}

/** @returns what processes hold, in kB. What they share counts once. Takes a few milliseconds for each. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((total, pid) => {
    const share = whileAlive(() => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    return total + Number(share ?? 0);
  }, 0);
}

function readProcess(pid: number): ProcessUse | undefined {
  return whileAlive(() => {
    // The name in parentheses can contain spaces. Then state, parent, …, and the times: user, system, and both of ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const memory = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    const ticks = fields.slice(11, 15).reduce((total, time) => total + time, 0);
    return {pid, parent: fields[1] ?? 0, residentKB: Number(memory), cpuSeconds: ticks / TICKS};
  });
}

/** @returns nothing for a process that has just ended */
function whileAlive<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return undefined;
    throw error;
  }
}
