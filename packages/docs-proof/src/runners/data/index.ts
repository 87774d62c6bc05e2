import type {Failure, Runner, Sample, Verdict} from '../../types';
import {afterDeclared} from '../declared';
import {compose} from './compose';
import {dockerfile} from './dockerfile';
import * as parsers from './parsers';
import type {Parser} from './parsers';
import * as programs from './programs';
import {traefikDynamic, traefikStatic} from './traefik';

export interface DataOptions {
  /** Samples that another runner checks more thoroughly, such as settings of the app. */
  leavesOut?: (sample: Sample) => boolean;
  /** Absolute path of a package whose GraphQL parser is used. By default, it's the one that is installed here. */
  graphqlFrom?: string;
}

/** Reads data formats and configuration files with their own parsers and programs. */
export function dataRunner({leavesOut = () => false, graphqlFrom = import.meta.dirname}: DataOptions = {}): Runner {
  return {
    name: 'data',
    folder: import.meta.dirname,
    proves: 'is read by the parser of its language',
    takes: (sample) => sample.kind === 'fence' && sample.calls === null && parserOf(sample) !== null && !leavesOut(sample),
    async prove(samples, {done}) {
      const verdicts: Verdict[] = [];
      for (const sample of samples) {
        verdicts.push(await read(sample, graphqlFrom));
        done(sample);
      }
      return verdicts;
    },
  };
}

async function read(sample: Sample, graphqlFrom: string): Promise<Verdict> {
  try {
    const faults = (await parserOf(sample)?.(sample.text, graphqlFrom)) ?? [{message: `There is no parser for ${sample.lang}.`}];
    const failures = faults.map((fault) => toFailure(fault, sample));
    return {sample, failures: afterDeclared(sample, failures, 'It can be read.')};
  } catch (error) {
    if (error instanceof parsers.MissingParserError) return {sample, failures: [], skipped: error.message};
    throw error;
  }
}

const PARSERS: Readonly<Record<string, Parser>> = {
  yaml: parsers.yaml,
  yml: parsers.yaml,
  sql: parsers.sql,
  nginx: programs.nginx,
  docker: dockerfile,
  dockerfile,
  diff: parsers.diff,
  mermaid: parsers.mermaid,
  http: parsers.http,
  graphql: parsers.graphqlTypes,
};

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'text']);

/** Files that are recognized by name. */
const FILES: readonly (readonly [RegExp, Parser])[] = [
  [/(?:^|\/)(?:docker-)?compose(?:\.[\w.-]+)?\.ya?ml$/, compose],
  [/(?:^|\/)Caddyfile$/, programs.caddyfile],
  [/(?:^|\/)haproxy\.cfg$/, programs.haproxy],
  [/\.service$/, programs.systemdUnit],
  [/(?:^|\/)traefik\.ya?ml$/, traefikStatic],
  [/^\/etc\/traefik\/.+\.ya?ml$/, traefikDynamic],
  [/(?:^|\/)\.(?:docker|git)ignore$/, parsers.ignored],
];

function parserOf({lang, title, hints}: Sample): Parser | null {
  const name = title?.split('/').at(-1) ?? '';
  const file = FILES.find(([pattern]) => pattern.test(title ?? ''));
  if (file) return file[1];
  const isEnv = /^\.env(?:\.|$)/.test(name);
  if (lang === 'env' || lang === 'dotenv' || (isEnv && (lang === 'ini' || SHELLS.has(lang)))) return parsers.env;
  if (lang === 'ini' || lang === 'properties') return parsers.ini;
  if (lang === 'json' || lang === 'jsonc') {
    if (/^tsconfig\b.*\.json$/.test(name) || lang === 'jsonc') return parsers.jsonWithComments;
    return title === null && hints.runner !== 'data' ? null : parsers.json;
  }
  return PARSERS[lang] ?? null;
}

function toFailure({line, message}: parsers.SyntaxFault, sample: Sample): Failure {
  const [first = '', ...more] = message.split('\n');
  return {
    line: sample.line + 1 + (line ?? 0),
    fault: `It isn't valid ${sample.title ?? sample.lang}: ${first.replace(/\.?$/, '.')}`,
    ...(more.length > 0 && {received: more.join('\n')}),
  };
}
