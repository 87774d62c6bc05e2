// Shows a new announcement to readers who dismissed an earlier one. Docusaurus resets the dismissal as well, but keeps the bar hidden
// until the next page load.
declare const ANNOUNCEMENT_ID: string;

try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT_ID)
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch {
  // The reader's browser blocks storage.
}

export {};
