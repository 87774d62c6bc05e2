/** Run by recordSince.ts in a separate process for each release, because a compiler program takes hundreds of MB. Prints JSON. */
import {readLists} from './recorded';

const [dir = ''] = process.argv.slice(2);
void readLists(dir).then((lists) => process.stdout.write(JSON.stringify(lists), () => process.exit()));
