import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HIDDEN_SIDEBAR} from '../../src/site/constants';
import type {ThirdPartyScripts} from '../environment';
import {CLEAN_ADDRESS} from './cleanAddress';
import {EARLY_PRESS} from './earlyPress';
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
  const scripts = [CLEAN_ADDRESS, HIDE_SIDEBAR, announcementScript(announcementId), EARLY_PRESS];
  return {
    name: 'head-scripts',
    async allContentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(browserSettings(thirdPartyScripts)));
    },
    getClientModules: () => (thirdPartyScripts ? [path.join(siteDir, 'src/analytics/start.ts')] : []),
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
  };
}

const {storageKey, attribute, value} = HIDDEN_SIDEBAR;

/** Applies the reader's hidden sidebar before the first paint, because the static HTML shows it. */
const HIDE_SIDEBAR = `try{if(localStorage.getItem('${storageKey}')==='${value}')document.documentElement.setAttribute('${attribute}','${value}')}catch(e){}`;

/**
 * Shows a new announcement to readers who dismissed an earlier one. Docusaurus also resets the dismissal, but keeps the bar
 * hidden until the next page load.
 */
function announcementScript(id: string): string {
  return `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;
}
