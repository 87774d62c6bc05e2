import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import lazyRoutes from './lazyRoutes.mjs';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'e5f'),
    routes: [{path: '/a', component: ComponentCreator('/a', '1'), exact: true}],
  },
];
`;

it('creates a component when it is asked for, once', () => {
  const code = lazyRoutes(ROUTES)
    .replace(/^import .*$/gm, '')
    .replace('export default', 'const routes =');
  const asked =
    'const before = [...created]; const [{routes: [page]}] = routes; [before, page.component, page.component, created]';
  const result: unknown = runInNewContext(
    `const created = []; function ComponentCreator(path) { created.push(path); return path; } ${code} ${asked}`,
  );
  expect(JSON.stringify(result)).toBe(JSON.stringify([[], '/a', '/a', ['/a']]));
});

it('names itself when Docusaurus writes the list in another form', () => {
  expect(() => lazyRoutes('export default []')).toThrow('plugins/weight/lazyRoutes.mjs');
});
