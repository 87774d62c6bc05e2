import type {Runner} from '../types';
import {cli} from './cli';
import {codemod} from './codemod';
import {config} from './config';
import {data} from '../../packages/docs-proof/src/runners/data';
import {frontend} from './frontend';
import {code, graphql, rest, service} from './live';
import {schema} from './schema';
import {source} from '../../packages/docs-proof/src/runners/source';
import {tutorial} from '../../packages/docs-proof/src/tutorials';
import {types} from './types';

/** All runners, in the order in which they run. The compiler comes last, because this process keeps its memory. */
export const RUNNERS: readonly Runner[] = [
  rest,
  graphql,
  service,
  code,
  config,
  schema,
  cli,
  data,
  frontend,
  source,
  codemod,
  tutorial,
  types,
];
