import {trackEvent} from '@site/src/analytics';
import {markdownUrl} from '../../lib/markdownUrl';
import {tellOutcome, type Message, type Tell} from './Notice';

interface CopiedPage {
  permalink: string;
  markdown: Promise<string>;
  copying: Promise<void>;
}

/** Shows the reader how it ended to copy a page as Markdown. */
export function tellCopiedPage(page: CopiedPage, tell: Tell): void {
  void outcomeOf(page).then((message) => tellOutcome(message, tell));
}

async function outcomeOf({permalink, markdown, copying}: CopiedPage): Promise<Message> {
  try {
    await copying;
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
          wayOut: {href: markdownUrl(permalink), label: 'Open the page as Markdown and copy it there'},
        }
      : {text: 'The Markdown of this page did not load. Check your connection, then try again.', isFailure: true};
  }
}
