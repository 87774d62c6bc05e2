import type {Plugin} from '@docusaurus/types';

/**
 * Shows a new announcement to readers who dismissed an earlier one. Docusaurus forgets the dismissal too, but only
 * after it has hidden the bar for as long as the page lives; this runs before the first paint.
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
