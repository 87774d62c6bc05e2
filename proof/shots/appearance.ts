import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Everybody's system font is another: pictures have the site's own. */
const FONTS = {Geist: 'geist-5.3.0-latin.woff2', 'Geist Mono': 'geist-mono-5.3.0-latin.woff2'};

const STYLE = `
*:not(code, code *, pre, pre *, .cm-editor *) {font-family: 'Geist', sans-serif !important}
code, code *, pre, pre *, .cm-editor * {font-family: 'Geist Mono', monospace !important}
*, *::before, *::after {animation: none !important; transition: none !important; caret-color: transparent !important}
`;

/** Nothing that greets, asks or advertises: what readers have long closed. `false` is the id of a panel without telemetry. */
const QUIET: Readonly<Record<string, string>> = {
  STRAPI_GUIDED_TOUR: JSON.stringify({tours: {}, enabled: false, hidden: true, completedActions: []}),
  STRAPI_NPS_SURVEY_SETTINGS: JSON.stringify({enabled: false}),
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  'strapi.admin.deviceId': '00000000-0000-4000-8000-000000000000',
  STRAPI_THEME: 'system',
};

export interface Look {
  style: string;
  storage: Record<string, string>;
}

/** What every page of the panel begins with; `applyLook` puts it there. */
export function lookOf(siteDir: string, storage: Readonly<Record<string, string>> = {}): Look {
  const faces = Object.entries(FONTS).map(([family, file]) => {
    const data = readFileSync(path.join(siteDir, 'src/fonts', file)).toString('base64');
    return `@font-face {font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format('woff2')}`;
  });
  return {style: faces.join('\n') + STYLE, storage: {...QUIET, ...storage}};
}

/** Runs in the browser, before the panel's own scripts. */
export function applyLook({style, storage}: Look): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}
