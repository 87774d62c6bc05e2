import type {Runner} from '../types';
import {cli} from './cli';
import {codemod} from './codemod';
import {config} from './config';
import {data} from './data';
import {code, graphql, rest, service} from './live';
import {schema} from './schema';
import {source} from './source';
import {tutorial} from '../tutorials';
import {types} from './types';

/** All runners, in any order, because no two accept the same sample. */
export const RUNNERS: readonly Runner[] = [
  rest,
  graphql,
  service,
  code,
  types,
  config,
  schema,
  cli,
  data,
  source,
  codemod,
  tutorial,
];
