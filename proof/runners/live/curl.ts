import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseHttpResponse} from 'docs-corpus/httpMessage';
import type {ReceivedResponse} from 'docs-proof/subject';
import {CMS_DIR} from '../../conventions';

export interface CurlOptions {
  /** URL of the running app. */
  url: string;
  /** Sent with every request that has no other `Authorization` header; empty for none. */
  token: string;
}

/** Response to the last request, or the shell's error output if a command failed. */
export type CurlResult = {ok: true; response: ReceivedResponse} | {ok: false; error: string};

const LIMIT = 20_000;
const HEADERS = 'response-headers';

/** Runs commands in a shell and an empty folder, as a reader does, against the running app. */
export async function runCurl(text: string, {url, token}: CurlOptions): Promise<CurlResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-curl-'));
  try {
    const settings = ['silent', 'show-error', `dump-header = "${HEADERS}"`];
    if (token !== '') settings.push(`header = "Authorization: Bearer ${token}"`);
    writeFileSync(path.join(folder, '.curlrc'), settings.join('\n'));
    provideFiles(text, folder);
    const script = `set -eo pipefail\n${text.replaceAll(/(?:localhost|127\.0\.0\.1):1337/g, new URL(url).host)}`;
    const {code, stdout, stderr} = await shell(script, folder);
    if (code !== 0) return {ok: false, error: stderr.trim() || `The command exited with code ${code}.`};
    return {ok: true, response: readResponse(folder, stdout)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function shell(script: string, folder: string): Promise<{code: number; stdout: string; stderr: string}> {
  const env = {PATH: process.env.PATH, HOME: folder, CURL_HOME: folder};
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', script], {cwd: folder, env, timeout: LIMIT}, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') reject(new Error('Samples with curl need bash. Install it.', {cause: error}));
      else resolve({code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr});
    });
  });
}

function readResponse(folder: string, stdout: string): ReceivedResponse {
  const file = path.join(folder, HEADERS);
  const head = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r', '') : '';
  // 100 Continue can precede the response.
  const last = head.trim().split(/\n\n+/).at(-1) ?? '';
  const {status, headers} = parseHttpResponse(last);
  const body = stdout.replaceAll('\r', '').replace(/^(?:HTTP\/[\s\S]*?\n\n)+/, '');
  return {status, headers: lowerCased(headers), ...(body.trim() === '' ? {} : {body: parseBody(body)})};
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

/** Provides files that the commands upload: images from the seed, or a line of text. */
function provideFiles(text: string, folder: string): void {
  const media = path.join(CMS_DIR, 'seed/media');
  for (const [, name = ''] of text.matchAll(/@"?(?:\.\/)?([\w-]+\.(?:png|jpe?g|txt|csv))\b/g)) {
    const target = path.join(folder, name);
    if (/\.(?:txt|csv)$/.test(name)) writeFileSync(target, 'Sample\n');
    else copyFileSync(path.join(media, readdirSync(media).find((file) => file === name) ?? 'frankenstein-cover.png'), target);
  }
}
