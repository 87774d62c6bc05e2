/** WebKitGTK with a screen of its own. It isn't iOS Safari, but it has the same engine. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {freePort} from 'docs-proof/freePort';
import type {Engine} from './driver';
import {openSession} from './webDriver';

const LARGEST_WINDOW = '1440x1200x24';

export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', LARGEST_WINDOW, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
  // WebKitWebDriver doesn't say which one it would choose.
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Root and containers can't start the sandbox. The pages are our own.
    // Words sort in another order than in English, as they do for some readers.
    env: {...process.env, DISPLAY: display, LC_ALL: 'C', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1'},
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isListening(url))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it was listening.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    open: (siteUrl) => openSession(url, siteUrl),
    async stop() {
      await end(driver);
      await end(screen);
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    () => true,
    () => false,
  );
}
