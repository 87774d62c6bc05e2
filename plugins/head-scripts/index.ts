import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HIDDEN_SIDEBAR} from '../../src/site/constants';
import {PAGES_ID} from '../../src/site/pagesHeading';
import type {ThirdPartyScripts} from '../environment';
import {CLEAN_ADDRESS} from './cleanAddress';
import {inlineScript} from './inlineScript';
import {browserSettings} from './thirdPartySettings';

export {thirdPartyOrigins} from './thirdPartySettings';

interface Options {
  /** ID of the announcement bar in the theme configuration. */
  announcementId: string;
  thirdPartyScripts: ThirdPartyScripts | null;
}

/**
 * The scripts that run before the first paint, and those of services that measure readers: the browser is told which are configured. With
 * none, nothing of them is in the pages.
 */
export default function headScriptsPlugin({siteDir}: LoadContext, {announcementId, thirdPartyScripts}: Options): Plugin {
  const scripts = [CLEAN_ADDRESS, HIDE_SIDEBAR, announcementScript(announcementId), inlineScript('earlyPress.ts')];
  return {
    name: 'head-scripts',
    async allContentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(browserSettings(thirdPartyScripts)));
    },
    getClientModules: () => (thirdPartyScripts ? [path.join(siteDir, 'src/analytics/start.ts')] : []),
    injectHtmlTags: () => ({
      headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML})),
      preBodyTags: [{tagName: 'noscript', innerHTML: WITHOUT_SCRIPTS}],
    }),
  };
}

const {storageKey, attribute, value} = HIDDEN_SIDEBAR;

/** Applies the reader's hidden sidebar before the first paint, because the static HTML shows it. */
const HIDE_SIDEBAR = `try{if(localStorage.getItem('${storageKey}')==='${value}')document.documentElement.setAttribute('${attribute}','${value}')}catch(e){}`;

const WITHOUT_SCRIPTS =
  '<p class="without-scripts">JavaScript is off, so search, Ask AI, the query builder, and all other controls don’t work. ' +
  `The pages are listed below each page of the <a href="/cms/intro#${PAGES_ID}">CMS docs</a> and the <a href="/cloud/intro#${PAGES_ID}">Cloud docs</a>.</p>`;

/**
 * Shows a new announcement to readers who dismissed an earlier one. Docusaurus also resets the dismissal, but keeps the bar
 * hidden until the next page load.
 */
function announcementScript(id: string): string {
  return `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;
}
