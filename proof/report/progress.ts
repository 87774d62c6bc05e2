export interface Progress {
  /** @param id id of the finished item; reporting it twice counts once */
  step: (id: string) => void;
  end: () => void;
}

const WIDTH = 30;
/** Interval between progress lines in a log. */
const SILENCE_IN_MS = 10_000;

/** Writes to standard error: a bar in a terminal, a line every ten seconds in a log. */
export function createProgress(total: number): Progress {
  if (total === 0) return {step: () => undefined, end: () => undefined};
  return process.stderr.isTTY ? inTerminal(total) : inLog(total);
}

function inTerminal(total: number): Progress {
  const done = new Set<string>();
  return {
    step(id) {
      done.add(id);
      const filled = Math.round(Math.min(done.size / total, 1) * WIDTH);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done.size} of ${total}`);
    },
    end: () => void process.stderr.write('\r\u001b[K'),
  };
}

function inLog(total: number): Progress {
  const done = new Set<string>();
  const timer = setInterval(() => process.stderr.write(`${done.size} of ${total} samples …\n`), SILENCE_IN_MS);
  timer.unref();
  return {step: (id) => void done.add(id), end: () => clearInterval(timer)};
}
