/** Forms of a request other than HTTP, in the order of their tabs. */
export const FORMS = ['curl', 'fetch', 'client'] as const;
export type Form = (typeof FORMS)[number];

const REQUEST = /^(?:GET|POST|PUT|PATCH|DELETE) (\/\S*)/;

/** The forms that a request of a page can be written in: none for a response, a file upload, or another server's URL. */
export function formsOf(text: string): readonly Form[] {
  const path = REQUEST.exec(text)?.[1];
  if (path === undefined || text.includes('multipart/')) return [];
  return FORMS.filter((form) => form !== 'client' || path.startsWith('/api/'));
}
