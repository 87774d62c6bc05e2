import {codeBelow, strapiFolders} from '../coverage/list';

const EVENT = /(?:entry|media|media-folder|releases|review-workflows)\.[a-zA-Z-]+/;
const OPERATOR = /\$[a-zA-Z]+/;
const ERROR = /[A-Z]\w*Error/;
/** Environment variables and error codes, but not placeholders. */
const CONSTANT = /(?!YOUR_)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/;
const UID = /(?:api|plugin|admin|global)::[\w-]+(?:\.[\w-]+)*/;
const CODEMOD = /\d+\.\d+\.\d+-[a-z\d]+(?:-[a-z\d]+)*/;
/** A package of Strapi, or a path that it exports. */
const PACKAGE = /@strapi\/[a-z\d-]*[a-z\d](?:\/[\w.-]+)*/;
/** A member of the app, whatever follows it: `strapi.documents('api::book.book')`. `strapi.template` is a key of `package.json`. */
const MEMBER = /^(strapi\.(?!template\b)[a-zA-Z]+)(?![\w-])/;

const NAME = new RegExp(`^(?:${[EVENT, OPERATOR, ERROR, CONSTANT, UID, CODEMOD, PACKAGE].map(({source}) => source).join('|')})$`);

/** Code with names outside of `@strapi`: the installer's templates, and the GraphQL server. */
const OTHER_CODE = ['create-strapi-app', '@apollo/server/dist/cjs'];

/** Whether code in a text is the name of an event, filter operator, error class, constant, UID, codemod, or package of Strapi. */
export function isNameOfCode(text: string): boolean {
  return NAME.test(text);
}

/** `strapi.documents` of `strapi.documents('api::book.book').findMany()`. */
export function memberIn(text: string): string | null {
  return MEMBER.exec(text)?.[1] ?? null;
}

/** Code of the server and the client, one text for each file. @param cmsDir absolute path of `proof/cms`, installed */
export function serverCode(cmsDir: string): string[] {
  return [...strapiFolders(cmsDir, 'dist'), ...OTHER_CODE].flatMap((folder) => codeBelow(cmsDir, folder, isOfServer));
}

/** Names in the code of the server and the client. They can occur more than once. */
export function readCodeNames(cmsDir: string): string[] {
  const quoted = new RegExp(`(?<=['"\`])(?:${EVENT.source}|${OPERATOR.source}|${UID.source})(?=['"\`])`, 'g');
  const unquoted = new RegExp(`\\b(?:${ERROR.source}|${CONSTANT.source})\\b`, 'g');
  return serverCode(cmsDir).flatMap((text) =>
    [quoted, unquoted, /\bstrapi\.[a-zA-Z]+\b/g].flatMap((pattern) => text.match(pattern) ?? []),
  );
}

/** Excludes the admin panel's code, which has other names. */
function isOfServer(file: string): boolean {
  return !/^admin\b|node_modules/.test(file);
}
