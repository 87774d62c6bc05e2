/**
 * Shows a new announcement to readers who dismissed an earlier one. Docusaurus also resets the dismissal, but keeps the bar
 * hidden until the next page load.
 *
 * @param id of the announcement bar in the theme configuration
 */
export function announcementScript(id: string): string {
  return `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`;
}
