import * as z from 'zod';
import {startStandIn} from './standIn';
import type {Service} from './types';

const ACCOUNT = {SMTP_USERNAME: 'bookshop', SMTP_PASSWORD: 'bookshop-password'};

/**
 * A mail server that keeps what it receives. `SMTP_MESSAGES_URL` returns the messages as JSON, oldest first: `from`, `to`, `cc`, `replyTo`,
 * `subject`, `text`, `html`, `attachments` (file names), `recipients` (addresses of the envelope), and `headers`.
 */
export const smtp: Service = {
  name: 'smtp',
  missing: () => undefined,
  async start() {
    const {url, stop} = await startStandIn('smtp', ACCOUNT);
    const port = z.number().parse(await (await fetch(`${url}/port`)).json());
    return {
      env: {...ACCOUNT, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_MESSAGES_URL: `${url}/`},
      async reset() {
        await fetch(url, {method: 'DELETE'});
      },
      stop,
    };
  },
};
