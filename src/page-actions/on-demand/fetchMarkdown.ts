import {markdownAddress} from '../../lib/markdownAddress';

/**
 * Loads a docs page as Markdown.
 *
 * @throws when it does not arrive
 */
export async function fetchMarkdown(permalink: string): Promise<string> {
  const address = markdownAddress(permalink);
  const answer = await fetch(address);
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  // Some hosts answer with a page where a file is missing.
  if (!answer.ok || isHtml) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
