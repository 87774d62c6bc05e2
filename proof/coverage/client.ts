import ts from 'typescript';
import {declarationsIn, members, membersOf} from './declarations';
import type {CoverageLists} from './list';

const PACKAGE = '@strapi/client/dist';
const PAGE = 'cms/api/client/reference';

/** What the client library offers, read from the declarations of its package. */
export const CLIENT_LISTS: CoverageLists = {
  'client.methods': {
    page: PAGE,
    column: 'Method',
    source: `${PACKAGE}/client.d.ts, content-types/*/manager.d.ts, files/manager.d.ts`,
    read: (cmsDir) => [
      ...membersOf(cmsDir, `${PACKAGE}/client.d.ts`, 'StrapiClient', 'client.'),
      ...membersOf(cmsDir, `${PACKAGE}/content-types/collection/manager.d.ts`, 'CollectionTypeManager', 'collection.'),
      ...membersOf(cmsDir, `${PACKAGE}/content-types/single/manager.d.ts`, 'SingleTypeManager', 'single.'),
      ...membersOf(cmsDir, `${PACKAGE}/files/manager.d.ts`, 'FilesManager', 'files.'),
    ],
  },
  'client.options': {
    page: PAGE,
    column: 'Option',
    source: `${PACKAGE}/index.d.ts, content-types/abstract.d.ts, files/types.d.ts`,
    read: (cmsDir) => [
      ...membersOf(cmsDir, `${PACKAGE}/index.d.ts`, 'Config'),
      // The first argument of collection() and single().
      ...membersOf(cmsDir, `${PACKAGE}/content-types/abstract.d.ts`, 'ContentTypeManagerOptions').filter(
        (name) => name !== 'resource',
      ),
      ...membersOf(cmsDir, `${PACKAGE}/files/types.d.ts`, 'BlobUploadOptions'),
      ...membersOf(cmsDir, `${PACKAGE}/files/types.d.ts`, 'BufferUploadOptions'),
      ...membersOf(cmsDir, `${PACKAGE}/files/types.d.ts`, 'FileUpdateData', 'fileInfo.'),
    ],
  },
  'client.parameters': {
    page: PAGE,
    column: 'Parameter',
    source: `${PACKAGE}/types/content-api.d.ts`,
    read: members('BaseQueryParams'),
  },
  'client.errors': {
    page: PAGE,
    column: 'Error',
    source: `${PACKAGE}/errors/*.d.ts`,
    read: (cmsDir) => ['strapi', 'url', 'http'].flatMap((file) => classesIn(cmsDir, `${PACKAGE}/errors/${file}.d.ts`)),
  },
};

function classesIn(cmsDir: string, file: string): string[] {
  const names = declarationsIn(cmsDir, file).flatMap((one) => (ts.isClassDeclaration(one) && one.name ? [one.name.text] : []));
  if (names.length === 0) throw new Error(`${file} declares no class. Fix CLIENT_LISTS in proof/coverage/client.ts.`);
  return names;
}
