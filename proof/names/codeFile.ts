import * as z from 'zod';
import {recordedFile} from '../recordedFile';

/** Relative to the site. Written by the proof, so that the docs are checked without an install of the CMS. */
export const CODE_FILE = 'proof/names/code.json';

const schema = z.object({
  /** Of Strapi. */
  version: z.string(),
  /** Events, filter operators, classes of errors, constants and UIDs. */
  names: z.array(z.string()),
  /** Of the bookshop's server: `GET /api/books/:id`. */
  routes: z.array(z.string()),
});

export const {read: readCodeFile, write: writeCodeFile} = recordedFile(CODE_FILE, schema);
