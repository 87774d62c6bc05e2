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
  return docsContent.parse(contentOf(allContent)).loadedVersions[0].docs;
}

const versionContent = z.object({
  loadedVersions: z.tuple([
    z.object({contentPath: z.string(), versionName: z.string(), sidebars: z.record(z.string(), z.unknown())}),
  ]),
});

export type DocsVersion = z.infer<typeof versionContent>['loadedVersions'][0];

export function docsVersion(allContent: AllContent): DocsVersion {
  return versionContent.parse(contentOf(allContent)).loadedVersions[0];
}

function contentOf(allContent: AllContent): unknown {
  return allContent['docusaurus-plugin-content-docs']?.default;
}
