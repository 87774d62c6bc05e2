import path from 'node:path';
import type {Subject} from 'docs-proof/subject';
import {CALLERS, type Bookshop} from './cms-process/app';
import {createBookshop} from './cms-process/process';
import {seedKey} from './cms/harness/source';
import {RECORDED_NODE} from './cms/scripts/node.mjs';
import {CMS_DIR, CONVENTIONS} from './conventions';
import {installCms} from './installCms';
import {pinnedVersion} from './pinnedVersion';
import {mariadb} from './services/mariadb';
import {oidc} from './services/oidc';
import {postgres} from './services/postgres';
import {redis} from './services/redis';
import {s3} from './services/s3';
import {smtp} from './services/smtp';

const root = path.resolve(import.meta.dirname, '..');

/** Strapi, as the bookshop in `proof/cms` runs it. */
export const STRAPI: Subject<Bookshop> = {
  name: 'Strapi',
  // Read when it's needed, because "npm run proof:update" changes both.
  get version() {
    return pinnedVersion(root);
  },
  node: RECORDED_NODE,
  get state() {
    return seedKey();
  },
  // The compiler also checks other runners' samples.
  code: ['subject.ts', 'cms/harness', 'runners/typescript'].map((place) => path.join(import.meta.dirname, place)),
  install: () => installCms(CMS_DIR),
  createApp: () => createBookshop(CMS_DIR),
  // One for each of two cores.
  appsAtOnce: 2,
  callers: CALLERS,
  databases: {postgres, mariadb},
  services: {oidc, redis, s3, smtp},
  conventions: CONVENTIONS,
  sources: {folder: path.join(CMS_DIR, 'node_modules'), name: 'proof/cms/node_modules'},
};
