import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThirdPartyScripts} from '../environment';
import {browserSettings} from './settings';

export {thirdPartyOrigins} from './settings';

/** Tells the browser which services measure readers. With none, nothing of them is in the pages. */
export default function thirdPartyScriptsPlugin({siteDir}: LoadContext, thirdPartyScripts: ThirdPartyScripts | null): Plugin {
  return {
    name: 'third-party-scripts',
    async allContentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(browserSettings(thirdPartyScripts)));
    },
    getClientModules: () => (thirdPartyScripts ? [path.join(siteDir, 'src/analytics/start.ts')] : []),
  };
}
