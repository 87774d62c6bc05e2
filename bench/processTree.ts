import {execFileSync} from 'node:child_process';

/** What a process and those that it has started use together. */
export interface TreeUse {
  /** Memory. A page that two of them share counts twice. */
  kB: number;
  /** Whole seconds so far, with those of processes that have ended. */
  cpuSeconds: number;
}

export function treeUse(root: number | undefined): TreeUse {
  const rows = execFileSync('ps', ['-e', '--cumulative', '-o', 'pid=,ppid=,rss=,cputimes=']).toString().trim().split('\n');
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const sum = (of: number | undefined): TreeUse =>
    processes.reduce(
      (total, [pid, parent, kB = 0, cpuSeconds = 0]) => {
        const below = parent === of ? sum(pid) : {kB: 0, cpuSeconds: 0};
        const own = pid === of ? {kB, cpuSeconds} : {kB: 0, cpuSeconds: 0};
        return {kB: total.kB + own.kB + below.kB, cpuSeconds: total.cpuSeconds + own.cpuSeconds + below.cpuSeconds};
      },
      {kB: 0, cpuSeconds: 0},
    );
  return sum(root);
}
