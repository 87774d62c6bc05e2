import {headingText} from '../../lib/headingText';

export interface Section {
  id: string;
  title: string;
  level: 2 | 3;
}

/** Sections that the page shows now, in order; those in a tab that is not chosen are left out. */
export function pageSections(): Section[] {
  const headings = document.querySelectorAll<HTMLElement>('.theme-doc-markdown :is(h2, h3)[id]');
  return Array.from(headings)
    .filter((heading) => heading.offsetParent !== null)
    .map((heading) => ({id: heading.id, title: headingText(heading), level: heading.tagName === 'H2' ? 2 : 3}));
}

/** Whether the page has a file of its requests. A request in another form than HTTP isn't marked itself. */
export function hasRequests(): boolean {
  return document.querySelector('.theme-doc-markdown :is([data-request], .request-forms)') !== null;
}
