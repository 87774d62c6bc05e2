import * as z from 'zod';
import {recordedFile} from '../recordedFile';

/** Path relative to the site. The proof writes this file, so that pages can be compared with packages that aren't installed. */
export const LISTS_FILE = 'proof/coverage/lists.json';

const listSchema = z.object({
  page: z.string(),
  column: z.string(),
  /** A regular expression. */
  inHeading: z.string().optional(),
  prefixColumn: z.string().optional(),
  source: z.string(),
  /** What the packages have, with its default; `null` if that isn't known. */
  items: z.record(z.string(), z.string().nullable()),
});
/** A list as it was read from the packages. The properties are those of `CoverageList` in `proof/coverage`. */
export type RecordedList = z.infer<typeof listSchema>;

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  lists: z.record(z.string(), listSchema),
});
export type ListsFile = z.infer<typeof schema>;

export const {read: readListsFile, write: writeListsFile} = recordedFile(LISTS_FILE, schema);
