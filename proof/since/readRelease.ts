/** Run by recordSince.ts in a process for each release, since a compiler's program takes hundreds of MB. Prints JSON. */
import {readLists} from './recorded';

const [dir = ''] = process.argv.slice(2);
void readLists(dir).then((lists) => process.stdout.write(JSON.stringify(lists), () => process.exit()));
