// Loaded into the build. At its end, prints its CPU time (microseconds) and memory (kB).
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    console.log(`USAGE ${userCPUTime + systemCPUTime} ${maxRSS}`);
  });
}
