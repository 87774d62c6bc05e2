export interface Counts {
  passed: number;
  failed: number;
}

/** Prints the counts of a command, as `npm test` reads them, and ends the process: with code 1 after a failure or an error. */
export function exitWithCounts(counting: Promise<Counts>): void {
  void counting
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return {passed: 0, failed: 1};
    })
    .then(({passed, failed}) => {
      console.log(`${passed} passed, ${failed} failed`);
      // Runners can leave timers behind. Waits until a pipe has received all output, because exiting at once would truncate long lists.
      process.stdout.write('', () => process.exit(failed === 0 ? 0 : 1));
    });
}
