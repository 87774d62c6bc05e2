import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';
import type {Bookshop} from '../../../proof/cms-process/app';
import type {CheckedProject} from './types';

const body = z.object({data: z.unknown()});

/** The `data` of a response. */
export function dataOf(response: {body?: unknown}): unknown {
  return body.parse(response.body).data;
}

/** Lets a role call an action: `api::book.book.topRated`. Roles are `public` and `authenticated`. */
export async function allow(shop: Bookshop, role: 'public' | 'authenticated', action: string): Promise<void> {
  const {error} = await shop.run(`
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: '${role}' } });
    const where = { action: '${action}', role: role.id };
    const known = await strapi.db.query('plugin::users-permissions.permission').findOne({ where });
    if (!known) await strapi.db.query('plugin::users-permissions.permission').create({ data: where });
  `);
  if (error) throw new Error(error.message);
}

/** Runs the solution's script and returns its output. */
export async function runScript({solution, url}: CheckedProject, env: Readonly<Record<string, string>>): Promise<unknown> {
  const {stdout} = await promisify(execFile)(process.execPath, [path.join(solution, 'solution.mjs')], {
    env: {PATH: process.env.PATH, STRAPI_URL: url, ...env},
    timeout: 30_000,
  });
  return JSON.parse(stdout);
}
