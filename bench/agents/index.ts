/** `npx tsx bench/agents`: prints how much the recorded solutions of the tasks read over MCP. */
import {replayTranscripts} from './replay';

void replayTranscripts().then((replayed) => {
  console.table(replayed.map(({task, calls, bytes}) => ({task, calls, KB: (bytes / 1000).toFixed(1)})));
  const mean = replayed.reduce((sum, {bytes}) => sum + bytes, 0) / replayed.length;
  console.log(`Mean: ${(mean / 1000).toFixed(1)} KB`);
});
