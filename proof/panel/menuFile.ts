import * as z from 'zod';
import {recordedFile} from 'docs-corpus/records/recordedFile';

/** Path relative to the site. The proof walks the admin panel and writes this file, so that the docs can be checked without it. */
export const MENU_FILE = 'proof/panel/menu.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /**
   * What each page of the menus shows, by the path that leads there: `Settings > API Tokens`. `null` for a page that only offers a plan, and for one
   * outside of the settings, which shows the project's content.
   */
  pages: z.record(
    z.string(),
    z
      .object({
        shows: z.array(z.string()),
        /** What is shown after a click on its first button for something new, or on a row. */
        opens: z.array(z.string()),
      })
      .nullable(),
  ),
  /** The checkbox of each permission in a role, by the name of its action. */
  actions: z.record(z.string(), z.string()),
  /** The groups of permissions in the tabs of a role. */
  permissions: z.array(
    z.object({
      tab: z.string(),
      group: z.string(),
      names: z.array(z.string()),
      /** The pages that are in the menus of people who have only these permissions. */
      pages: z.array(z.string()),
    }),
  ),
});
export type MenuFile = z.infer<typeof schema>;

export const {read: readMenuFile, write: writeMenuFile} = recordedFile(MENU_FILE, schema);
