export interface Progress {
  /** @param id of what is done; told twice, it counts once */
  step: (id: string) => void;
  end: () => void;
}

const WIDTH = 30;

/** A bar in the terminal, and nothing where standard error is none. */
export function createProgress(total: number): Progress {
  if (!process.stderr.isTTY || total === 0) return {step: () => undefined, end: () => undefined};
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
