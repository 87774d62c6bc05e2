import * as z from 'zod';
import {recordedFile} from 'docs-corpus/records/recordedFile';

/** Path relative to the site. The proof writes this file, so that the docs can be checked without installing the CMS. */
export const CODE_FILE = 'proof/names/code.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /** Events, filter operators, error classes, constants, UIDs, members of `strapi`, codemods, and packages with the paths that they export. */
  names: z.array(z.string()),
  /** HTTP headers in lowercase: `content-type`. */
  headers: z.array(z.string()),
  /** Providers that end users sign in with, as in URLs: `auth0`. */
  providers: z.array(z.string()),
  /** Versions of the packages that a new project gets for its database, by name. */
  drivers: z.record(z.string(), z.string()),
  /** Features that need a license, as in the code: `audit-logs`. */
  licensed: z.array(z.string()),
  /** Routes of the bookshop's server: `GET /api/books/:id`. */
  routes: z.array(z.string()),
});

export type CodeFile = z.infer<typeof schema>;

export const {read: readCodeFile, write: writeCodeFile} = recordedFile(CODE_FILE, schema);
