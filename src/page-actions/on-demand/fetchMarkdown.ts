import {markdownUrl} from '../../lib/markdownUrl';

/**
 * Loads a docs page as Markdown.
 *
 * @throws when it does not arrive
 */
export async function fetchMarkdown(permalink: string): Promise<string> {
  const url = markdownUrl(permalink);
  const response = await fetch(url);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  // Some hosts return a page where a file is missing.
  if (!response.ok || isHtml) throw new Error(`${url} returned ${response.status}`);
  return response.text();
}
