import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThirdPartyScripts} from '../environment';
import {announcementScript} from './announcement';
import {CLEAN_ADDRESS} from './cleanAddress';
import {HIDE_SIDEBAR} from './hiddenSidebar';
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
  const scripts = [CLEAN_ADDRESS, HIDE_SIDEBAR, announcementScript(announcementId)];
  return {
    name: 'head-scripts',
    async allContentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(browserSettings(thirdPartyScripts)));
    },
    getClientModules: () => (thirdPartyScripts ? [path.join(siteDir, 'src/analytics/start.ts')] : []),
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
  };
}
