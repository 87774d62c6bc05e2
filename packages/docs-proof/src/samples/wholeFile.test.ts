import {describe, expect, it} from 'vitest';
import {excerptFault, insert} from './wholeFile';

const SERVER = `const config = ({ env }) => ({
  host: env('HOST'),
  app: { keys: ['a'] },
});

export default config;
`;

describe('an excerpt of a file', () => {
  it('adds its keys to those of the file', () => {
    const {text, linesAbove} = insert('proxy: { koa: true },', SERVER, 'config/server.ts');
    expect(text).toContain("host: env('HOST')");
    expect(text).toContain('proxy: { koa: true }');
    expect(text.split('\n')[linesAbove]).toBe('proxy: { koa: true },');
  });

  it('replaces keys of the same name', () => {
    const {text} = insert("host: '127.0.0.1',", SERVER, 'config/server.ts');
    expect(text).toContain("host: '127.0.0.1'");
    expect(text).not.toContain("env('HOST')");
  });

  it('replaces an item of a list where it is', () => {
    const list = "export default [\n  'shop::query',\n  'shop::body',\n  'shop::session',\n];\n";
    const {text, linesAbove} = insert("{ name: 'shop::body', config: { jsonLimit: '5mb' } },", list, 'config/middlewares.ts');
    expect(text.replace(/\s+/g, ' ')).toContain(
      "'shop::query', { name: 'shop::body', config: { jsonLimit: '5mb' } }, 'shop::session',",
    );
    expect(text.split('\n')[linesAbove]).toContain('jsonLimit');
  });

  it('is rejected if the file exports neither an object nor a list', () => {
    expect(() => insert('client: 1', 'export default () => {\n  throw new Error();\n};\n', 'config/database.ts')).toThrow(
      /config\/database\.ts exports neither/,
    );
  });

  it('replaces keys of the object that a function returns after other statements', () => {
    const file = "export default () => {\n  const client = 'sqlite';\n  return { client, pool: { min: 2 } };\n};\n";
    const {text} = insert('pool: { min: 0 },', file, 'config/database.ts');
    expect(text.replace(/\s+/g, ' ')).toContain('return { pool: { min: 0 }, client, }');
  });

  it('is rejected without the path of a settings file that a new project has', () => {
    const hints = {continue: false, fresh: false, empty: false, delete: [], uncalled: [], excerpt: true} as const;
    const excerpts = {matches: /^config\/\w+\.ts$/, example: 'config/server.ts', read: () => null};
    expect(excerptFault({text: 'a: 1', appFile: 'src/index.ts', hints}, excerpts)?.fault).toContain(
      'has a title such as "config/server.ts"',
    );
    expect(excerptFault({text: 'a: 1', appFile: 'config/cron.ts', hints}, excerpts)).toEqual({
      fault: 'A new project has no config/cron.ts.',
      fix: 'Remove the word "excerpt", and show the whole file.',
    });
  });
});
