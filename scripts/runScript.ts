/** Runs a command of the project. It fails with the message of what is thrown. */
export function runScript(run: () => unknown): void {
  Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
