import {expect, it} from 'vitest';
import {customPanels, LOOK_KEY, serverFiles} from './customPanel';
import type {ProjectFiles} from './files';
import type {FoundScene} from './types';

function found(name: string, files: ProjectFiles): FoundScene {
  return {
    scene: {name, alt: 'A panel that a test has made up.', app: 'bookshop', route: '/admin', region: {around: () => []}},
    file: 'proof/shots/scenes/looks.ts',
    line: 1,
    files,
    source: name,
  };
}

const logos = {'src/admin/app.tsx': "import logo from './extensions/logo.svg';", 'src/admin/extensions/logo.svg': '<svg/>'};
const theme = {'src/admin/app.tsx': 'export default {config: {theme: {}}};'};

it('builds scenes with different code as looks of one panel', () => {
  const [first, again, second] = [found('first', logos), found('again', logos), found('second', theme)];
  const [panel, ...others] = customPanels([found('plain', {}), first, again, second]);
  expect(others).toEqual([]);
  expect(panel?.looks.get(again)).toBe(panel?.looks.get(first));
  expect(panel?.looks.get(second)).not.toBe(panel?.looks.get(first));
  const [look, other] = [panel?.looks.get(first), panel?.looks.get(second)];
  expect(panel?.files).toMatchObject({
    [`src/admin/looks/${look}/app.tsx`]: logos['src/admin/app.tsx'],
    [`src/admin/looks/${look}/extensions/logo.svg`]: '<svg/>',
    [`src/admin/looks/${other}/app.tsx`]: theme['src/admin/app.tsx'],
  });
  const entry = panel?.files['src/admin/app.js'] ?? '';
  expect(entry).toContain(`import look_${look} from './looks/${look}/app';`);
  expect(entry).toContain(`localStorage.getItem('${LOOK_KEY}')`);
});

it('builds scenes with different configurations separately', () => {
  const config = {'src/admin/vite.config.ts': 'export default (config) => config;'};
  const panels = customPanels([
    found('first', logos),
    found('second', {...logos, ...config}),
    found('third', {...theme, ...config}),
  ]);
  expect(panels.map(({looks}) => [...looks.keys()].map(({scene}) => scene.name))).toEqual([['first'], ['second', 'third']]);
  expect(panels[1]?.files).toMatchObject(config);
});

it('builds the variables of the panel into it, and no others', () => {
  const env = 'PORT=4000\nSTRAPI_ADMIN_SHOP_URL=https://shop.example.com\n';
  const panels = customPanels([
    found('plain', logos),
    found('port', {'.env': 'PORT=4000\n'}),
    found('shop', {...logos, '.env': env}),
  ]);
  expect(panels).toHaveLength(2);
  expect(panels[1]?.files['.env.example']).toBe('STRAPI_ADMIN_SHOP_URL=https://shop.example.com');
});

it('excludes the code of the panel from the server files', () => {
  expect(serverFiles({...logos, 'src/index.ts': '', 'config/admin.ts': ''})).toEqual({'src/index.ts': '', 'config/admin.ts': ''});
});
