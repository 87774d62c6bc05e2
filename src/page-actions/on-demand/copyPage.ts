import {trackEvent} from '@site/src/analytics';
import {copyText} from './clipboard';
import {markdownAddress} from '../markdownAddress';
import {tellOutcome, type Message, type Tell} from './Notice';

/** Copies a page as Markdown and tells the reader how it went. */
export function copyPage(permalink: string, tell: Tell): void {
  void copy(permalink).then((message) => tellOutcome(message, tell));
}

async function copy(permalink: string): Promise<Message> {
  const address = markdownAddress(permalink);
  const markdown = fetchMarkdown(address);
  try {
    await copyText(markdown);
    trackEvent('Page Copied', {page: permalink});
    return {text: 'Page copied as Markdown.'};
  } catch {
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    return isLoaded
      ? {
          text: 'The browser blocked copying.',
          isFailure: true,
          wayOut: {href: address, label: 'Open the page as Markdown and copy it there'},
        }
      : {text: 'The Markdown of this page did not load. Check your connection and try again.', isFailure: true};
  }
}

async function fetchMarkdown(address: string): Promise<string> {
  const answer = await fetch(address);
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  // Some hosts answer with a page where a file is missing.
  if (!answer.ok || isHtml) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
