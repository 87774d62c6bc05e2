import Ajv, {type ValidateFunction} from 'ajv';
import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import schema from './compose-spec/schema.json';
import {yaml} from './parsers';
import type {SyntaxFault} from './parsers';

/** Compiled for the first Compose file, because that takes half a second. */
let compiled: ValidateFunction | undefined;

function specificationValidator(): ValidateFunction {
  // The schema names its dialect by a URL with https, which Ajv doesn't know.
  compiled ??= new Ajv({strict: false, validateSchema: false, validateFormats: false, allErrors: true}).compile(schema);
  return compiled;
}

/** A list of names, or an object with settings by name. */
const names = z
  .union([z.array(z.string()), z.record(z.string(), z.unknown()).transform((settings) => Object.keys(settings))])
  .default([]);
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      depends_on: names,
      volumes: z.array(z.unknown()).default([]),
      networks: names,
      secrets: z.array(z.unknown()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.unknown()).default({}),
});

/** Checks a Compose file against the specification, and names that must be declared in the same file. */
export function compose(text: string): SyntaxFault[] {
  const syntax = yaml(text);
  if (syntax.length > 0) return syntax;
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const value: unknown = document.toJS();
  const lineOf = (path: readonly string[]): {line?: number} => {
    const node: unknown = path.length === 0 ? null : document.getIn(path, true);
    const range = z.object({range: z.tuple([z.number()]).rest(z.number())}).safeParse(node);
    return range.success ? {line: lines.linePos(range.data.range[0]).line - 1} : {};
  };
  const validate = specificationValidator();
  if (!validate(value))
    return (validate.errors ?? [])
      .filter(({keyword}) => keyword !== 'oneOf')
      .map(({instancePath, message = '', params}) => {
        const path = instancePath
          .split('/')
          .slice(1)
          .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
        const {additionalProperty} = z.object({additionalProperty: z.string().optional()}).parse(params);
        const at = additionalProperty === undefined ? path : [...path, additionalProperty];
        const fault = additionalProperty === undefined ? `${at.join('.')} ${message}` : `Compose has no key "${at.join('.')}"`;
        return {message: fault, ...lineOf(at)};
      });
  return undeclared(composeSchema.parse(value)).map(({path, message}) => ({message, ...lineOf(path)}));
}

/** Errors that `docker compose config` reports although the schema allows them. */
function undeclared({services, ...declared}: z.infer<typeof composeSchema>): {path: string[]; message: string}[] {
  return Object.entries(services).flatMap(([service, {depends_on, volumes, networks, secrets}]) => {
    const missing = (key: string, used: readonly string[], known: Readonly<Record<string, unknown>>) =>
      used
        .filter((name) => !Object.hasOwn(known, name))
        .map((name) => ({
          path: ['services', service, key],
          message: `The service "${service}" names "${name}" in ${key}, which isn't declared`,
        }));
    return [
      ...missing('depends_on', depends_on, services),
      ...missing(
        'networks',
        networks.filter((name) => name !== 'default'),
        declared.networks,
      ),
      ...missing(
        'secrets',
        secrets.filter((name) => typeof name === 'string'),
        declared.secrets,
      ),
      // A path starts with a dot, a slash, or ~. An anonymous volume has no colon.
      ...missing(
        'volumes',
        volumes.flatMap((volume) => /^([\w-][\w.-]*):/.exec(String(volume))?.[1] ?? []),
        declared.volumes,
      ),
    ];
  });
}
