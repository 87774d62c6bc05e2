// Run by proverProcess.ts: proves pages one after the other, and keeps running bookshops and the types of packages in between.
import path from 'node:path';
import {createPool} from '../bookshop/pool';
import {installCms} from '../installCms';
import {BOOKSHOPS} from '../proveSamples';
import {allowLists} from '../runners/shapes/allowLists';
import {currentSubject} from '../subject';
import {requestSchema, type Answer} from './messages';
import {provePage} from './provePage';

const siteDir = path.resolve(import.meta.dirname, '../..');
const cmsDir = path.join(siteDir, 'proof/cms');
// The watch replaces this process when the code changes.
const subject = currentSubject(siteDir);
const bookshops = createPool(cmsDir, BOOKSHOPS);

let work = Promise.resolve().then(async () => {
  installCms(cmsDir);
  await keepBookshops();
  // Reads the types of packages and settings, which takes seconds, before the first page needs them.
  allowLists(cmsDir);
});

process.on('message', (message) => {
  const {file} = requestSchema.parse(message);
  work = work.then(async () => {
    if (await bookshops.hasLost()) console.error("A kept bookshop has ended or doesn't respond, so another one is started.");
    answer({outcome: await provePage({siteDir, file, subject, bookshops})});
    await keepBookshops();
  });
});
// The watch has ended. This also ends a proof that is running, without a verdict.
process.on('disconnect', () => void bookshops.stop().finally(() => process.exit()));
answer({isReady: true});

async function keepBookshops(): Promise<void> {
  if (!process.connected) return;
  const failed = (await bookshops.keepAll()).find((boot) => !boot.ok);
  if (failed) console.error(`The bookshop doesn't start: ${failed.error}`);
}

function answer(content: Answer): void {
  if (process.connected) process.send?.(content);
}
