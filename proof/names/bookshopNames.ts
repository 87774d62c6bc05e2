import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import * as seed from '../cms/seed/data';

const schemaFile = z.object({
  info: z.object({displayName: z.string(), singularName: z.string().optional(), pluralName: z.string().optional()}),
  attributes: z.record(z.string(), z.object({enum: z.array(z.string()).optional()})),
});

/** Names that come from the bookshop and appear in the panel: content-types, components, fields, values, entries. */
export function readBookshopNames(siteDir: string): Set<string> {
  const source = path.join(siteDir, 'proof/cms/src');
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /schema\.json$|^components\/.*\.json$/.test(name),
  );
  const schemas = files.map((name) => schemaFile.parse(JSON.parse(readFileSync(path.join(source, name), 'utf8'))));
  const names = schemas.flatMap(({info, attributes}) => [
    ...Object.values(info),
    ...Object.entries(attributes).flatMap(([name, attribute]) => [name, ...(attribute.enum ?? [])]),
  ]);
  return new Set([...names, ...textsIn(Object.values(seed))]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 80 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
