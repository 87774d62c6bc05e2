import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const PACKAGES = ['core', 'plugin-content-docs', 'plugin-content-pages', 'theme-classic', 'theme-common', 'theme-mermaid'];

it("nothing of Docusaurus in the browser calls the router's withRouter", () => {
  for (const name of PACKAGES) {
    const lib = path.join('node_modules/@docusaurus', name, 'lib');
    const files = readdirSync(lib, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const callers = files.filter((file) => readFileSync(path.join(lib, file), 'utf8').includes('withRouter'));
    expect(callers, `files of @docusaurus/${name} that need plugins/bundle-size/hoistStatics.cjs taken out`).toEqual([]);
  }
});
