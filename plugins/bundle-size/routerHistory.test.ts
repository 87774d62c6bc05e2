import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as routerHistory from './routerHistory.mjs';

const PACKAGES = ['core', 'plugin-content-docs', 'plugin-content-pages', 'theme-classic', 'theme-common', 'theme-mermaid'];
const OTHER_ROUTERS = /\b(?:MemoryRouter|createMemoryHistory|createHashHistory)\b/;

it('has all that the router imports', () => {
  for (const name of ['react-router', 'react-router-dom']) {
    const code = readFileSync(`node_modules/${name}/esm/${name}.js`, 'utf8');
    const imported = /import \{([^}]+)\} from 'history'/
      .exec(code)?.[1]
      ?.split(',')
      .map((word) => word.trim());
    expect(Object.keys(routerHistory), `plugins/bundle-size/routerHistory.mjs, for ${name}`).toEqual(
      expect.arrayContaining(imported ?? ['an import of history']),
    );
  }
});

it('nothing of Docusaurus in the browser keeps a history in memory or after a #', () => {
  for (const name of PACKAGES) {
    const lib = path.join('node_modules/@docusaurus', name, 'lib');
    const files = readdirSync(lib, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const callers = files.filter((file) => OTHER_ROUTERS.test(readFileSync(path.join(lib, file), 'utf8')));
    expect(callers, `files of @docusaurus/${name} that need plugins/bundle-size/routerHistory.mjs taken out`).toEqual([]);
  }
  const entry = readFileSync('node_modules/@docusaurus/core/lib/client/clientEntry.js', 'utf8');
  expect(entry).toContain("siteConfig.future.experimental_router === 'hash' ? (<HashRouter>");
});
