import {describe, expect, it} from 'vitest';
import {errorLine} from './errorLine';

describe('errorLine', () => {
  it('is the line of a stack trace that says what is wrong', () => {
    const trace = `/srv/app/node_modules/knex/lib/client.js:12
    throw error;
    ^

Error: connect ECONNREFUSED 127.0.0.1:5432
    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1607:16)
    at async Strapi.load (/srv/app/node_modules/@strapi/core/dist/Strapi.js:190:5)
    at node:internal/main/run_main_module:36:49`;
    expect(errorLine(trace)).toBe('Error: connect ECONNREFUSED 127.0.0.1:5432');
  });

  it('is the whole of any other question', () => {
    const question = 'Why is this an Error?\n\nIt happens at night.';
    expect(errorLine(question)).toBe(question);
  });
});
