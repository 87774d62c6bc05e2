/**
 * The code that creates the content, for the download: as CommonJS, without the accounts, tokens, and fixed dates that the proof needs.
 *
 * @param source text of `proof/cms/seed/index.ts`
 * @throws {Error} if a part to change isn't there
 */
export function seedSource(source: string): string {
  return EDITS.reduce((text, [part, replacement]) => {
    if (!part.test(text))
      throw new Error(
        `proof/cms/seed/index.ts: bookshop.zip changes the part ${part}, which isn't there anymore. Adapt plugins/bookshop-download/seedSource.ts.`,
      );
    return text.replace(part, replacement);
  }, source);
}

const EDITS: readonly (readonly [part: RegExp, replacement: string])[] = [
  [/^import \{fileURLToPath\} .*\n/m, ''],
  [/^import \{.*\} from '\.\/credentials';\n/m, ''],
  [/^import \{settle\} .*\n/m, ''],
  [/^const MEDIA = .*/m, "const MEDIA = path.resolve('src/seed/media');"],
  [/^\/\*\*\n \* Fills an empty database[\s\S]*?\*\/\n/m, '/** Creates the content. The documentIds are always the same. */\n'],
  [/^ {2}await seedUsers\(strapi\);\n/m, ''],
  [/^ {2}await settle\(strapi\);\n/m, ''],
  [/^\/\*\* Creates the administrators[\s\S]*?(?=^async function seedPermissions)/m, ''],
];
