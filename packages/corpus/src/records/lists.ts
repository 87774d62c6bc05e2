import * as z from 'zod';
import {recordedFile} from './recordedFile';

/** Path relative to the site. The proof writes this file, so that pages can be compared with packages that aren't installed. */
export const LISTS_FILE = 'proof/coverage/lists.json';

const listSchema = z.object({
  /** Id of the page that must document it. */
  page: z.string(),
  /** Name of the first column in its tables. */
  column: z.string(),
  /**
   * A regular expression for the part of the heading above a table that prefixes its keys: `strapi export --file` is `--file` below
   * "strapi export".
   */
  inHeading: z.string().optional(),
  /** The code in this column prefixes the keys: `major --dry` is `--dry` in a row with `major` in the "Commands" column. */
  prefixColumn: z.string().optional(),
  source: z.string(),
  /** What the packages have, with its default; `null` if that isn't known. */
  items: z.record(z.string(), z.string().nullable()),
});
/** A list as it was read from the packages. */
export type RecordedList = z.infer<typeof listSchema>;

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  lists: z.record(z.string(), listSchema),
});
export type ListsFile = z.infer<typeof schema>;

export const {read: readListsFile, write: writeListsFile} = recordedFile(LISTS_FILE, schema);
