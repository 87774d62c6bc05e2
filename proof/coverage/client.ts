import ts from 'typescript';
import {textIn, type CoverageList} from './list';

const PACKAGE = '@strapi/client/dist';
const PAGE = 'cms/api/client/reference';

/** What the client library offers, read from the declarations of its package. */
export const CLIENT_LISTS: readonly CoverageList[] = [
  {
    name: 'client.methods',
    page: PAGE,
    column: 'Method',
    source: `${PACKAGE}/client.d.ts, content-types/*/manager.d.ts, files/manager.d.ts`,
    read: (cmsDir) => [
      ...membersOf(cmsDir, 'client.d.ts', 'StrapiClient', 'client.'),
      ...membersOf(cmsDir, 'content-types/collection/manager.d.ts', 'CollectionTypeManager', 'collection.'),
      ...membersOf(cmsDir, 'content-types/single/manager.d.ts', 'SingleTypeManager', 'single.'),
      ...membersOf(cmsDir, 'files/manager.d.ts', 'FilesManager', 'files.'),
    ],
  },
  {
    name: 'client.options',
    page: PAGE,
    column: 'Option',
    source: `${PACKAGE}/index.d.ts, content-types/abstract.d.ts, files/types.d.ts`,
    read: (cmsDir) => [
      ...membersOf(cmsDir, 'index.d.ts', 'Config'),
      // The first argument of collection() and single().
      ...membersOf(cmsDir, 'content-types/abstract.d.ts', 'ContentTypeManagerOptions').filter((name) => name !== 'resource'),
      ...membersOf(cmsDir, 'files/types.d.ts', 'BlobUploadOptions'),
      ...membersOf(cmsDir, 'files/types.d.ts', 'BufferUploadOptions'),
      ...membersOf(cmsDir, 'files/types.d.ts', 'FileUpdateData', 'fileInfo.'),
    ],
  },
  {
    name: 'client.parameters',
    page: PAGE,
    column: 'Parameter',
    source: `${PACKAGE}/types/content-api.d.ts`,
    read: (cmsDir) => membersOf(cmsDir, 'types/content-api.d.ts', 'BaseQueryParams'),
  },
  {
    name: 'client.errors',
    page: PAGE,
    column: 'Error',
    source: `${PACKAGE}/errors/*.d.ts`,
    read: (cmsDir) => ['strapi', 'url', 'http'].flatMap((file) => classesOf(cmsDir, `errors/${file}.d.ts`)),
  },
];

/** Public members of a class or interface. Members of a nested object are listed as `plugin.name`. */
function membersOf(cmsDir: string, file: string, name: string, prefix = ''): string[] {
  const found = sourceOf(cmsDir, file).statements.find(
    (one): one is ts.ClassDeclaration | ts.InterfaceDeclaration =>
      (ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one)) && one.name?.text === name,
  );
  const keys = found === undefined ? [] : keysOf(found.members, prefix);
  if (keys.length === 0)
    throw new Error(`${PACKAGE}/${file} has no ${name} with members. Fix CLIENT_LISTS in proof/coverage/client.ts.`);
  return keys;
}

function keysOf(members: readonly (ts.ClassElement | ts.TypeElement)[], prefix: string): string[] {
  return members.flatMap((member) => {
    const hidden =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);
    if (hidden || member.name === undefined || !ts.isIdentifier(member.name)) return [];
    const key = `${prefix}${member.name.text}`;
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    return type && ts.isTypeLiteralNode(type) ? [key, ...keysOf(type.members, `${key}.`)] : [key];
  });
}

function classesOf(cmsDir: string, file: string): string[] {
  const names = sourceOf(cmsDir, file).statements.flatMap((one) =>
    ts.isClassDeclaration(one) && one.name ? [one.name.text] : [],
  );
  if (names.length === 0) throw new Error(`${PACKAGE}/${file} declares no class. Fix CLIENT_LISTS in proof/coverage/client.ts.`);
  return names;
}

function sourceOf(cmsDir: string, file: string): ts.SourceFile {
  const text = textIn(cmsDir, `${PACKAGE}/${file}`);
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}
