import * as z from 'zod';
import {recordedFile} from '../recordedFile';

/** Path relative to the site. The proof writes this file, so that the docs can be checked without installing the CMS. */
export const CODE_FILE = 'proof/names/code.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /** Events, filter operators, error classes, constants, and UIDs. */
  names: z.array(z.string()),
  /** Routes of the bookshop's server: `GET /api/books/:id`. */
  routes: z.array(z.string()),
});

export const {read: readCodeFile, write: writeCodeFile} = recordedFile(CODE_FILE, schema);
