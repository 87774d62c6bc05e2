import {trackEvent} from '@site/src/analytics';
import {copyText} from '../../lib/clipboard';
import {fetchMarkdown} from './fetchMarkdown';
import {markdownAddress} from '../../lib/markdownAddress';
import {tellOutcome, type Message, type Tell} from './Notice';

/** Copies a page as Markdown and shows the reader the result. */
export function copyPage(permalink: string, tell: Tell): void {
  void copy(permalink).then((message) => tellOutcome(message, tell));
}

async function copy(permalink: string): Promise<Message> {
  const address = markdownAddress(permalink);
  const markdown = fetchMarkdown(permalink);
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
      : {text: 'The Markdown of this page did not load. Check your connection, then try again.', isFailure: true};
  }
}
