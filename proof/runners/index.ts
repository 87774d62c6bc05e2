import {dataRunner} from 'docs-proof/runners/data';
import {sourceRunner} from 'docs-proof/runners/source';
import type {BookshopRunner} from '../cms-process/app';
import {CMS_DIR} from '../conventions';
import {tutorial} from '../tutorials';
import {cli} from './cli';
import {codemod} from './codemod';
import {config} from './config';
import {frontend} from './frontend';
import {code, graphql, rest, service} from './live';
import {isSchema, schema} from './schema';
import {types} from './typescript';

const data = dataRunner({
  // Schemas and settings in JSON, which other runners check.
  leavesOut: (sample) => /^config\//.test(sample.appFile ?? '') || isSchema(sample),
  graphqlFrom: CMS_DIR,
});

/** All runners, in the order in which they run. The compiler comes last, because this process keeps its memory. */
export const RUNNERS: readonly BookshopRunner[] = [
  rest,
  graphql,
  service,
  code,
  config,
  schema,
  cli,
  data,
  frontend,
  sourceRunner('Strapi'),
  codemod,
  tutorial,
  types,
];
