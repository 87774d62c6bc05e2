// Loaded into the build: says at its end how many microseconds of CPU and how many kB of memory it took.
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    console.log(`USAGE ${userCPUTime + systemCPUTime} ${maxRSS}`);
  });
}
