import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {yaml} from './parsers';
import type {SyntaxFault} from './parsers';

/**
 * Traefik has no command that checks a file, and no package with its schema. This is a closed list of the keys that pages use,
 * so that typos are found. Add other keys from Traefik's reference.
 */
const staticSchema = z.strictObject({
  entryPoints: z.record(
    z.string(),
    z.strictObject({
      address: z.string(),
      forwardedHeaders: z.strictObject({trustedIPs: z.array(z.string())}).optional(),
      http: z
        .strictObject({
          redirections: z.strictObject({
            entryPoint: z.strictObject({to: z.string(), scheme: z.string().optional(), permanent: z.boolean().optional()}),
          }),
        })
        .optional(),
    }),
  ),
  providers: z.strictObject({
    file: z.strictObject({filename: z.string().optional(), directory: z.string().optional(), watch: z.boolean().optional()}),
  }),
  certificatesResolvers: z.record(
    z.string(),
    z.strictObject({
      acme: z.strictObject({
        email: z.string(),
        storage: z.string(),
        tlsChallenge: z.strictObject({}).optional(),
        httpChallenge: z.strictObject({entryPoint: z.string()}).optional(),
      }),
    }),
  ),
});

const dynamicSchema = z.strictObject({
  http: z.strictObject({
    routers: z.record(
      z.string(),
      z.strictObject({
        rule: z.string(),
        entryPoints: z.array(z.string()),
        service: z.string(),
        tls: z.strictObject({certResolver: z.string()}).optional(),
      }),
    ),
    services: z.record(
      z.string(),
      z.strictObject({
        loadBalancer: z.strictObject({
          servers: z.array(z.strictObject({url: z.url()})),
          healthCheck: z.strictObject({path: z.string(), interval: z.string().optional()}).optional(),
        }),
      }),
    ),
  }),
});

/** `traefik.yaml`: the settings that Traefik reads at startup. */
export function traefikStatic(text: string): SyntaxFault[] {
  return misfits(text, staticSchema);
}

/** Routers and services, which Traefik reloads when the file changes. */
export function traefikDynamic(text: string): SyntaxFault[] {
  const faults = misfits(text, dynamicSchema);
  if (faults.length > 0) return faults;
  const {routers, services} = dynamicSchema.parse(parseDocument(text).toJS()).http;
  return Object.entries(routers)
    .filter(([, {service}]) => !Object.hasOwn(services, service))
    .map(([router, {service}]) => ({message: `The router "${router}" names the service "${service}", which isn't declared`}));
}

function misfits(text: string, schema: z.ZodType): SyntaxFault[] {
  const syntax = yaml(text);
  if (syntax.length > 0) return syntax;
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const {error} = schema.safeParse(document.toJS());
  return (error?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    const node: unknown = path.length === 0 ? null : document.getIn(path, true);
    const {data} = z.object({range: z.tuple([z.number()]).rest(z.number())}).safeParse(node);
    const line = data ? {line: lines.linePos(data.range[0]).line - 1} : {};
    return {message: `${path.map(String).join('.')}: ${issue.message}`, ...line};
  });
}
