import * as z from 'zod';
import {recordedFile} from './recordedFile';

/** What the bookshop's routes and GraphQL fields need. The proof writes it, so that the build needs no CMS. Relative to the site. */
export const PERMISSIONS_FILE = 'proof/names/permissions.json';

export const permissionsSchema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /**
   * The action that a route (`GET /api/books/:id`) or a field (`Query.books`) needs, or `administrator`; `null` if it needs none. The
   * fields are all queries and mutations, and the relations of content-types.
   */
  permissions: z.record(z.string(), z.string().nullable()),
  /** The type of each field of the GraphQL API that has fields itself: `Query.books` is a `Book`. */
  types: z.record(z.string(), z.string()),
});
export type PermissionsFile = z.infer<typeof permissionsSchema>;

export const {read: readPermissionsFile, write: writePermissionsFile} = recordedFile(PERMISSIONS_FILE, permissionsSchema);

/** @throws {Error} if the proof has never written it */
export function readPermissions(siteDir: string): PermissionsFile {
  const file = readPermissionsFile(siteDir);
  if (!file) throw new Error(`${PERMISSIONS_FILE} is missing. Run "npm run proof -- --record".`);
  return file;
}
