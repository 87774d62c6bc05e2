import * as z from 'zod';
import type {AllContent} from '@docusaurus/types';

const loadedDoc = z.object({
  title: z.string(),
  permalink: z.string(),
  /** `@site/docs/cms/intro.md` */
  source: z.string(),
  unlisted: z.boolean(),
});

const docsContent = z.object({loadedVersions: z.tuple([z.object({docs: z.array(loadedDoc)})])});

/** The pages of the one docs instance and version that this site has. */
export function loadedDocs(allContent: AllContent): z.infer<typeof loadedDoc>[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default;
  return docsContent.parse(content).loadedVersions[0].docs;
}
