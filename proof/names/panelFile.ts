import * as z from 'zod';
import {recordedFile} from '../../plugins/recordedFile';

/** Path relative to the site. The proof writes this file, so that the docs can be checked without installing the CMS. */
export const PANEL_FILE = 'proof/names/panel.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  texts: z.array(z.string()),
});
export type PanelFile = z.infer<typeof schema>;

export const {read: readPanelFile, write: writePanelFile} = recordedFile(PANEL_FILE, schema);
