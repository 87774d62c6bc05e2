import {membersOf} from './declarations';
import {names, namesIn, textIn, type CoverageList, type CoverageLists, type Item} from './list';

const OPTIONS_PAGE = 'cms/admin-panel-customization/options';
const THEME_PAGE = 'cms/admin-panel-customization/theme-extension';

/** What `src/admin/app` can change in the admin panel. */
export const ADMIN_APP_LISTS: CoverageLists = {
  'admin-app': {
    page: OPTIONS_PAGE,
    column: 'Property',
    source: '@strapi/admin/dist/admin/admin/src/render.js',
    read: names(/customisations\?\.(\w+)/g),
  },
  'admin-app.config': {
    page: OPTIONS_PAGE,
    column: 'Key',
    source: '@strapi/admin/dist/admin/src/StrapiApp.d.ts',
    read: (cmsDir, source) => {
      const keys = membersOf(cmsDir, source, 'StrapiAppConstructorArgs');
      const isObject = (name: string): boolean => keys.some((key) => key.startsWith(`${name}.`));
      return keys.filter((name) => !isObject(name)).map((name) => name.replace('config.', ''));
    },
  },
  'admin-app.bootstrap': {
    page: OPTIONS_PAGE,
    column: 'Function',
    source: '@strapi/admin/dist/admin/admin/src/StrapiApp.js',
    read: names(/(\w+): this\.\w+/g, /customBootstrap\(\{([\s\S]*?)\}\)/),
  },
  'admin-app.locales': {
    page: 'cms/admin-panel-customization/locales-translations',
    column: 'Code',
    source: '@strapi/admin/dist/admin/admin/src/translations/languageNativeNames.js',
    read: names(/^ {4}'?([\w-]+)'?: '/gm),
  },
  theme: {
    page: THEME_PAGE,
    column: 'Theme key',
    source: '@strapi/design-system/dist/themes/common-theme.d.ts',
    read: (cmsDir, source) => [
      'colors',
      'shadows',
      ...namesIn(cmsDir, source, /^ {4}(\w+): /gm, /interface CommonTheme \{([\s\S]*?)\n\}/),
    ],
  },
  'theme.light': theme(0),
  'theme.dark': theme(1),
};

/** The colors of a theme. @param index in the bundled code, where the light theme comes first */
function theme(index: number): CoverageList {
  return {
    page: THEME_PAGE,
    column: 'Color',
    source: '@strapi/design-system/dist/index.js',
    read: (cmsDir, source) => colorsOf(textIn(cmsDir, source), index, source),
  };
}

function colorsOf(code: string, index: number, source: string): Item[] {
  const palettes = [...code.matchAll(/\{alternative100:"[^}]*\}/g)].map(([text]) => text);
  const found = palettes[index];
  if (found === undefined || palettes.length !== 2)
    throw new Error(`${source} no longer has two palettes. Fix the code that reads them in proof/coverage/adminApp.ts.`);
  return [...found.matchAll(/(\w+):"(#\w+)"/g)].map(([, name = '', value = '']): Item => [name, value]);
}
