import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {startLoader} from '../runners/config/loader';
import {PLACES} from '../runners/config/shapes';
import {allowLists} from '../runners/shapes/allowLists';
import type {Loaded} from '../runners/shapes/loaded';
import {CLIENT_LISTS} from './client';
import type {CoverageItem} from './compare';

/** Something that exists in the installed packages, all of which the docs tell. */
export interface CoverageList {
  /** As in the front matter of its page: `covers: [config.server]`. */
  name: string;
  /** Id of the page that must carry it. */
  page: string;
  /** Name of the first column of its tables. */
  column: string;
  source: string;
  read: (cmsDir: string) => Promise<CoverageItem[]>;
}

export const LISTS: readonly CoverageList[] = [
  {
    name: 'config.server',
    page: 'cms/configurations/server',
    column: 'Key',
    source: '@strapi/types/dist/core/config/server.d.ts, @strapi/core/dist/configuration/index.js',
    read: readServer,
  },
  {
    name: 'rest.filters',
    page: 'cms/api/rest/filters',
    column: 'Operator',
    source: '@strapi/utils/dist/operators.js',
    read: (cmsDir) => Promise.resolve(readOperators(cmsDir)),
  },
  ...CLIENT_LISTS,
];

/** Computed at the start from the machine or from other keys. */
const COMPUTED: ReadonlySet<string> = new Set(['host', 'absoluteUrl']);

async function readServer(cmsDir: string): Promise<CoverageItem[]> {
  const loader = await startLoader(cmsDir);
  try {
    const files = {'config/server.js': 'module.exports = {};'};
    const {value} = await loader.load({files, variables: {}, name: 'config/server.js', plugins: {}, defaults: 'server'});
    if (!value) throw new Error('The defaults of the server cannot be read. Mend readServer() in proof/coverage/lists.ts.');
    const replace = {webhooks: 'place server.webhooks'};
    const ends = Object.keys(PLACES).filter((place) => place !== 'server.webhooks');
    const keys = allowLists(cmsDir).pathsOf(
      'file server',
      replace,
      ends.map((place) => place.replace(/^server\./, '')),
    );
    const inCode = defaultsInCode('server', path.join(cmsDir, 'node_modules/@strapi/core/dist'));
    return keys.map((key) => {
      const found = COMPUTED.has(key) ? undefined : (textOf(at(value, key.split('.'))) ?? inCode.get(key));
      return found === undefined ? {key} : {key, default: found};
    });
  } finally {
    loader.stop();
  }
}

/** Numbers, `5 * 1000`, and booleans that code gives where a key is not set: `config.get('server.mcp.enabled', false)`. */
function defaultsInCode(name: string, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const call = new RegExp(`config\\.get\\('${name}\\.([\\w.-]+)', (true|false|\\d+(?: \\* \\d+)*)\\)`, 'g');
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((one) => one.endsWith('.js')))
    for (const [, key = '', value = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(call))
      found.set(
        key,
        /^\d/.test(value) ? String(value.split(' * ').reduce((product, factor) => product * Number(factor), 1)) : value,
      );
  return found;
}

function at(value: Loaded, [first, ...rest]: readonly string[]): Loaded | undefined {
  if (first === undefined) return value;
  const next = value.kind === 'object' ? value.entries[first] : undefined;
  return next && at(next, rest);
}

function textOf(value: Loaded | undefined): string | undefined {
  return value !== undefined && 'value' in value ? String(value.value) : undefined;
}

/** The operators that a filter may have; the package keeps one for itself. */
function readOperators(cmsDir: string): CoverageItem[] {
  const text = readFileSync(path.join(cmsDir, 'node_modules/@strapi/utils/dist/operators.js'), 'utf8');
  const lists = [...text.matchAll(/const (?:GROUP|WHERE)_OPERATORS = \[([\s\S]*?)\];/g)];
  const names = lists.flatMap(([, body = '']) => [...body.replace(/\/\/.*internal use\s*'[^']+'/g, '').matchAll(/'(\$\w+)'/g)]);
  if (names.length === 0) throw new Error('The operators cannot be read. Mend readOperators() in proof/coverage/lists.ts.');
  return names.map(([, key = '']) => ({key}));
}
