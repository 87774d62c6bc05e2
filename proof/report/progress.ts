export interface Progress {
  /** @param id id of the finished item. Other ids don't count, such as that of a command in a tutorial, which has a separate runner. */
  step: (id: string) => void;
  end: () => void;
}

const WIDTH = 30;
/** Interval between progress lines in a log. */
const SILENCE_IN_MS = 10_000;

/** Writes to standard error: a bar in a terminal, a line every ten seconds in a log. */
export function createProgress(items: readonly {id: string}[]): Progress {
  if (items.length === 0) return {step: () => undefined, end: () => undefined};
  const left = new Set(items.map(({id}) => id));
  return process.stderr.isTTY ? inTerminal(left) : inLog(left);
}

function inTerminal(left: Set<string>): Progress {
  const total = left.size;
  return {
    step(id) {
      if (!left.delete(id)) return;
      const done = total - left.size;
      const filled = Math.round((done / total) * WIDTH);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}`);
    },
    end: () => void process.stderr.write('\r\u001b[K'),
  };
}

function inLog(left: Set<string>): Progress {
  const total = left.size;
  const timer = setInterval(() => process.stderr.write(`${total - left.size} of ${total} samples …\n`), SILENCE_IN_MS);
  timer.unref();
  return {step: (id) => void left.delete(id), end: () => clearInterval(timer)};
}
