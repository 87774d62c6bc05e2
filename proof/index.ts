/**
 * `npm run proof`: proves the samples of the docs against the real CMS and records those that pass in `proof/proof.lock.json`.
 */
import {parseArgs} from 'node:util';
import {runCommand, type Counts} from './commands';

const USAGE = `Usage: npm run proof -- [docs/cms/api …] [options]

  Proves the samples of all pages, or of the files and folders given.
  --tutorials  only the tutorials, whose steps are replayed in real projects
  --changed    only the samples that have changed since they were proven
  --faults     prove that the planted faults of proof/faults are found, or those of the files given
  --record     write what the packages have, which "npm run check" compares pages with`;

async function main(): Promise<Counts> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      faults: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      tutorials: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  return runCommand(values, positionals);
}

/** Runners can leave timers behind. Waits until a pipe has received all output, because exiting at once would truncate long lists. */
function exit(code: number): void {
  process.stdout.write('', () => process.exit(code));
}

main().then(
  ({passed, failed}) => {
    console.log(`${passed} passed, ${failed} failed`);
    exit(failed === 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    exit(1);
  },
);
