/** Run by recordSince.ts in a process for each release: prints the keys of each list that can be read in its packages. */
import {LISTS} from '../coverage/lists';
import {isRecorded} from './recorded';

async function readLists(dir: string): Promise<object> {
  const found: Record<string, string[]> = {};
  const faults: Record<string, string> = {};
  for (const list of LISTS.filter(isRecorded)) {
    try {
      found[list.name] = (await list.read(dir)).map(({key}) => key);
    } catch (error) {
      // Files of packages have moved in the course of Strapi 5.
      faults[list.name] = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
  return {found, faults};
}

const [dir = ''] = process.argv.slice(2);
void readLists(dir).then((lists) => process.stdout.write(JSON.stringify(lists), () => process.exit()));
