import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PAGES_ID} from '../../src/site/pagesHeading';
import type {ThirdPartyScripts} from '../environment';
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
  const scripts = [
    inlineScript('cleanUrl.ts'),
    inlineScript('hideSidebar.ts'),
    inlineScript('showNewAnnouncement.ts', {ANNOUNCEMENT_ID: announcementId}),
    inlineScript('earlyPress.ts'),
  ];
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

const WITHOUT_SCRIPTS =
  '<p class="without-scripts">JavaScript is off, so search, Ask AI, the query builder, and all other controls don’t work. ' +
  `The pages are listed below each page of the <a href="/cms/intro#${PAGES_ID}">CMS docs</a> and the <a href="/cloud/intro#${PAGES_ID}">Cloud docs</a>.</p>`;
