/** Starts the server in a folder of its own, restores it, and sends requests to it. */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort, placeIn, sendRequest} from 'docs-proof';

/** @param server the absolute path of `server.mjs` */
export function createApp(server) {
  let running = null;
  let booted = {};

  async function stop() {
    running?.child.kill();
    if (running) rmSync(running.folder, {recursive: true});
    running = null;
  }

  async function boot(request = {}) {
    await stop();
    booted = request;
    const folder = mkdtempSync(path.join(tmpdir(), 'notes-app-'));
    for (const [name, text] of Object.entries(request.files ?? {})) if (text !== null) writeFileSync(placeIn(folder, name), text);
    const port = await freePort();
    const child = spawn(process.execPath, [server], {cwd: folder, env: {...request.env, PORT: String(port)}});
    running = {child, folder, url: `http://127.0.0.1:${port}`};
    return new Promise((resolve) => {
      let output = '';
      child.stderr.on('data', (chunk) => (output += chunk));
      child.stdout.once('data', () => resolve({ok: true, url: running.url}));
      child.once('exit', () => resolve({ok: false, error: output}));
    });
  }

  return {
    boot,
    restore: async () => void (await boot(booted)),
    send: ({as, ...request}) =>
      sendRequest(running.url, {
        ...request,
        headers: {...(as === 'editor' && {authorization: 'Bearer editor-token'}), ...request.headers},
      }),
    stop,
  };
}
