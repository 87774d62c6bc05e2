import {existsSync} from 'node:fs';
import path from 'node:path';
import {createProver} from './proverProcess';
import {openVerdictsFile} from './verdictsFile';
import {watchPages} from './watchFiles';

/**
 * Proves each page when it's saved, until the process ends. Prints the results, and shows them on the page in `npm start`. Only the process
 * of the prover loads the proof, so this one can replace it, and responds to Ctrl+C at once.
 */
export async function proveOnSave(siteDir: string): Promise<void> {
  const verdicts = openVerdictsFile(siteDir);
  const prover = createProver({siteDir, log: console.log});
  const ended = new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve).once('SIGHUP', resolve));
  const fileOf = (page: string): string => path.relative(siteDir, page).split(path.sep).join('/');
  let isEnding = false;

  const stopWatching = await watchPages(path.join(siteDir, 'docs'), {
    async onSaved(page) {
      const file = fileOf(page);
      verdicts.set(file, {isRunning: true, proven: 0, faults: []});
      const {proven, faults, summary} = await prover.prove(file);
      if (isEnding) return;
      if (!existsSync(page)) {
        verdicts.delete(file);
        return;
      }
      verdicts.set(file, {isRunning: false, proven, faults});
      for (const fault of faults) console.log(fault);
      console.log(`${file}: ${summary}`);
    },
    onDeleted: (page) => verdicts.delete(fileOf(page)),
  });
  console.log('A page is proven when you save it.');
  void prover.start();
  await ended;
  isEnding = true;
  await stopWatching();
  await prover.stop();
  verdicts.remove();
}
