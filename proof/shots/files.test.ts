import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createCorpusReader} from '../../plugins/corpus';
import {createFileReader, type FileReader} from './files';

const PAGE = `# Logos

## Login {/* #login */}

\`\`\`tsx title="src/admin/app.tsx"
export default {};
\`\`\`

## Menu {/* #menu */}

\`\`\`tsx title="./src/admin/app.tsx" {1}
export default {config: {}};
\`\`\`

\`\`\`ts title="config/admin.ts" excerpt
url: '/panel',
\`\`\`
`;

let siteDir: string;
let read: FileReader;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'shots-files-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/logos.md'), PAGE);
  read = createFileReader(createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: 'https://docs.strapi.io'}));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it('reads the fence of a section, and takes texts as they are', () => {
  expect(
    read([
      {path: 'src/admin/app.tsx', page: 'logos', section: 'menu'},
      {path: 'src/admin/logo.svg', text: '<svg/>'},
    ]),
  ).toEqual({'src/admin/app.tsx': 'export default {config: {}};', 'src/admin/logo.svg': '<svg/>'});
});

it('puts an excerpt into the file of a new project', () => {
  const {'config/admin.ts': text = ''} = read([{path: 'config/admin.ts', page: 'logos'}]);
  expect(text).toContain("url: '/panel',");
  expect(text).toContain("secret: env('ADMIN_JWT_SECRET')");
});

it('requires the section if a page has several fences with the same title', () => {
  expect(() => read([{path: 'src/admin/app.tsx', page: 'logos'}])).toThrow(
    'The page "logos" has 2 fences with the title "src/admin/app.tsx", in login, menu. Name the section.',
  );
});

it('reports missing pages and fences', () => {
  expect(() => read([{path: 'src/admin/app.tsx', page: 'logo'}])).toThrow('There is no page "logo" to read a file from.');
  expect(() => read([{path: 'src/admin/app.js', page: 'logos', section: 'menu'}])).toThrow(
    'The section "menu" of the page "logos" has no fence with the title "src/admin/app.js".',
  );
});
