import {namesIn, textIn, type CoverageList, type Item} from './list';

const APP_TYPES = '@strapi/admin/dist/admin/src/StrapiApp.d.ts';
const APP = '@strapi/admin/dist/admin/admin/src/StrapiApp.js';
const RENDER = '@strapi/admin/dist/admin/admin/src/render.js';
const LANGUAGES = '@strapi/admin/dist/admin/admin/src/translations/languageNativeNames.js';
const THEME_TYPES = '@strapi/design-system/dist/themes/common-theme.d.ts';
const DESIGN_SYSTEM = '@strapi/design-system/dist/index.js';

const OPTIONS_PAGE = 'cms/admin-panel-customization/options';
const THEME_PAGE = 'cms/admin-panel-customization/theme-extension';

/** What `src/admin/app` can change in the admin panel. */
export const ADMIN_APP_LISTS: readonly CoverageList[] = [
  {
    name: 'admin-app',
    page: OPTIONS_PAGE,
    column: 'Property',
    source: RENDER,
    read: (cmsDir) => namesIn(cmsDir, RENDER, /customisations\?\.(\w+)/g),
  },
  {
    name: 'admin-app.config',
    page: OPTIONS_PAGE,
    column: 'Key',
    source: APP_TYPES,
    read: (cmsDir) => declaredKeys(textIn(cmsDir, APP_TYPES, /\n {4}config\?: \{\n([\s\S]*?)\n {4}\};/)),
  },
  {
    name: 'admin-app.bootstrap',
    page: OPTIONS_PAGE,
    column: 'Function',
    source: APP,
    read: (cmsDir) => namesIn(cmsDir, APP, /(\w+): this\.\w+/g, /customBootstrap\(\{([\s\S]*?)\}\)/),
  },
  {
    name: 'admin-app.locales',
    page: 'cms/admin-panel-customization/locales-translations',
    column: 'Code',
    source: LANGUAGES,
    read: (cmsDir) => namesIn(cmsDir, LANGUAGES, /^ {4}'?([\w-]+)'?: '/gm),
  },
  {
    name: 'theme',
    page: THEME_PAGE,
    column: 'Theme key',
    source: THEME_TYPES,
    read: (cmsDir) => [
      'colors',
      'shadows',
      ...namesIn(cmsDir, THEME_TYPES, /^ {4}(\w+): /gm, /interface CommonTheme \{([\s\S]*?)\n\}/),
    ],
  },
  ...['light', 'dark'].map((mode, index): CoverageList => ({
    name: `theme.${mode}`,
    page: THEME_PAGE,
    column: 'Color',
    source: DESIGN_SYSTEM,
    read: (cmsDir) => colorsOf(palette(textIn(cmsDir, DESIGN_SYSTEM), index)),
  })),
];

/** Keys of nested object types, such as `auth.logo`. Each line declares a key or opens another object. */
function declaredKeys(declaration: string): string[] {
  const above: string[] = [];
  const keys: string[] = [];
  for (const line of declaration.split('\n')) {
    const [, name = '', opens] = /^\s*(\w+)\??: (\{$)?/.exec(line) ?? [];
    if (name === '') above.pop();
    else if (opens === undefined) keys.push([...above, name].join('.'));
    else above.push(name);
  }
  return keys;
}

function colorsOf(theme: string): Item[] {
  return [...theme.matchAll(/(\w+):"(#\w+)"/g)].map(([, name = '', value = '']) => [name, value]);
}

/** The colors of a theme in the bundled code. The light theme comes first. */
function palette(code: string, index: number): string {
  const palettes = [...code.matchAll(/\{alternative100:"[^}]*\}/g)].map(([text]) => text);
  const found = palettes[index];
  if (found === undefined || palettes.length !== 2)
    throw new Error(`${DESIGN_SYSTEM} no longer has two palettes. Fix the code that reads them in proof/coverage/adminApp.ts.`);
  return found;
}
