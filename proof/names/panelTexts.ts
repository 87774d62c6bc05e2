import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {recordedFile} from 'docs-corpus/records/recordedFile';
import {strapiFolders} from '../coverage/list';

/** Path relative to the site. The proof writes this file, so that the docs can be checked without installing the CMS. */
export const PANEL_FILE = 'proof/names/panel.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  texts: z.array(z.string()),
});
export type PanelFile = z.infer<typeof schema>;

export const {read: readPanelFile, write: writePanelFile} = recordedFile(PANEL_FILE, schema);

/** Longer texts are explanations, not names of UI elements. */
const LONGEST_NAME = 160;

const TRANSLATIONS = /translations\/en\.json\.js$/;
/** A module exports its texts, either directly or as its default. */
const translationsSchema = z.union([
  z.object({default: z.record(z.string(), z.string())}).transform((module) => module.default),
  z.record(z.string(), z.string()),
]);

/** Texts that the panel's code shows without a translation. */
const SHOWN =
  /\b(?:children|label|title|placeholder|"aria-label"|'aria-label')\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;
/** The fallback text for an id without a translation. */
const FALLBACK = /\bid:\s*(?:\w+\()?['"]([\w.-]+)['"]\)?,\s*defaultMessage:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;
/** Names that the server sends to the panel: permissions, content-types, and the roles and tokens of a new project. */
const SENT = /\b(?:displayName|name):\s*(?:"([A-Z](?:[^"\\]|\\.)*)"|'([A-Z](?:[^'\\]|\\.)*)')/g;
/** API actions. The permissions of end users and tokens list them by these names. */
const ACTION = /\bhandler:\s*['"][\w:.-]*?\.?(\w+)['"]/g;
const CORE_ACTIONS = ['find', 'findOne', 'create', 'update', 'delete'];

/**
 * Texts that the pinned version's admin panel shows: the English translations of all packages, and the texts in their code.
 *
 * @returns sorted, without duplicates
 * @throws if the packages have no translations in the expected place
 */
export function readPanelTexts(cmsDir: string): string[] {
  const folders = strapiFolders(cmsDir, 'dist').filter((name) => name !== '@strapi/icons/dist');
  const files = folders.flatMap((name) => filesBelow(path.join(cmsDir, 'node_modules', name)));
  const translations = new Map(files.filter((file) => TRANSLATIONS.test(file)).flatMap(readTranslations));
  if (translations.size < 1000)
    throw new Error(`The packages have ${translations.size} translations. Correct TRANSLATIONS in proof/names.`);
  const ids = [...translations.keys()].map((id) => `.${id}`);
  const panel = files.filter((file) => /\/dist\/(?:admin|ee)\/.*\.mjs$|design-system\/dist\/.*\.mjs$/.test(file));
  const server = files.filter((file) => /\/dist\/server\/.*\.js$/.test(file));
  const texts = [
    ...translations.values(),
    ...panel.flatMap((file) => textsOf(readFileSync(file, 'utf8'), ids)),
    ...server.flatMap((file) => namesOf(readFileSync(file, 'utf8'))),
    ...CORE_ACTIONS,
  ];
  return [...new Set(texts.map(clean))].filter(isName).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name));
}

function readTranslations(file: string): [string, string][] {
  const loaded: unknown = createRequire(import.meta.url)(file);
  return Object.entries(translationsSchema.parse(loaded));
}

/** @param ids translation ids, each prefixed with a dot */
function textsOf(code: string, ids: readonly string[]): string[] {
  const shown = [...code.matchAll(SHOWN)].map(([, double, single]) => double ?? single ?? '');
  const fallbacks = [...code.matchAll(FALLBACK)].flatMap(([, id = '', double, single]) =>
    ids.some((known) => known.endsWith(`.${id}`)) ? [] : [double ?? single ?? ''],
  );
  return [...shown, ...fallbacks].map(unescaped);
}

function namesOf(code: string): string[] {
  const names = [...code.matchAll(SENT)].map(([, double, single]) => unescaped(double ?? single ?? ''));
  const actions = [...code.matchAll(ACTION)].map(([, action = '']) => action);
  return [...names, ...actions];
}

function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))).replace(/\\(.)/g, '$1');
}

/** Removes the tags of formatted messages. */
function clean(text: string): string {
  return text
    .replace(/<\/?\w+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME;
}
