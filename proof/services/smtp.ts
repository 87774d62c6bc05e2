import path from 'node:path';
import {runProgram} from './program';
import type {Service} from './types';

const PROGRAM = path.resolve(import.meta.dirname, '../cms/services/smtp.mjs');
const ACCOUNT = {SMTP_USERNAME: 'bookshop', SMTP_PASSWORD: 'bookshop-password'};

/**
 * A mail server that stores the emails it receives. `SMTP_MESSAGES_URL` returns them as JSON, oldest first: `from`, `to`, `cc`, `replyTo`,
 * `subject`, `text`, `html`, `attachments` (file names), `recipients` (addresses of the envelope), and `headers`.
 */
export const smtp: Service = {
  name: 'SMTP',
  missing: () => undefined,
  async start(folder) {
    const program = runProgram({command: process.execPath, args: [PROGRAM, ...Object.values(ACCOUNT)], folder});
    const [, port = '', httpPort = ''] = await program.prints(/^ready (\d+) (\d+)$/m);
    const url = `http://127.0.0.1:${httpPort}/`;
    return {
      env: {...ACCOUNT, SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_MESSAGES_URL: url},
      async reset() {
        await fetch(url, {method: 'DELETE'});
      },
      stop: program.stop,
    };
  },
};
