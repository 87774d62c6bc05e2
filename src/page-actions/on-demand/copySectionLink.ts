import {trackEvent} from '@site/src/analytics';
import {copyText} from '../../lib/clipboard';
import {tellOutcome, type Message, type Tell} from './Notice';
import {sectionLink} from '../sectionLink';

/** Copies the URL of a section of the current page and shows the reader the result. */
export function copySectionLink(id: string, tell: Tell): void {
  tellCopiedLink(id, copyText(sectionLink(location.href, id)), tell);
}

/** Shows the reader how it ended to copy the URL of a section. */
export function tellCopiedLink(id: string, copying: Promise<void>, tell: Tell): void {
  void outcomeOf(id, copying).then((message) => tellOutcome(message, tell));
}

async function outcomeOf(id: string, copying: Promise<void>): Promise<Message> {
  try {
    await copying;
    trackEvent('Section Link Copied', {page: location.pathname, anchor: id});
    return {text: 'Link to section copied.'};
  } catch {
    location.hash = id;
    return {text: 'The browser blocked copying. The address bar now shows the link to this section.', isFailure: true};
  }
}
