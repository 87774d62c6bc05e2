import type {Plugin} from '@docusaurus/types';

/**
 * Shows a new announcement to readers who dismissed an earlier one. Docusaurus also resets the dismissal, but keeps the bar
 * hidden until the next page load. This script runs before the first paint.
 *
 * @param id of the announcement bar in the theme configuration
 */
export default function announcementPlugin({id}: {id: string}): Plugin {
  const script = `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;
  return {
    name: 'announcement',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
