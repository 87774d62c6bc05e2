import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Vendors} from '../environment';
import {vendorSettings} from './settings';

export {vendorOrigins} from './settings';

/** Tells the browser which services measure readers. With none, nothing of them is in the pages. */
export default function vendorsPlugin({siteDir}: LoadContext, vendors: Vendors | null): Plugin {
  return {
    name: 'vendors',
    async allContentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(vendorSettings(vendors)));
    },
    getClientModules: () => (vendors ? [path.join(siteDir, 'src/analytics/start.ts')] : []),
  };
}
