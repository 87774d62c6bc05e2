import {copyText} from './clipboard';
import type {Message} from './Notice';
import {sectionLink} from './sectionLink';

/** Copies the address of a section of the page that is shown. @returns what to tell the reader; it never rejects */
export async function copySectionLink(id: string): Promise<Message> {
  try {
    await copyText(sectionLink(location.href, id));
    return {text: 'Link to section copied.'};
  } catch {
    location.hash = id;
    return {text: 'The browser blocked copying. The address bar now shows the link to this section.', isFailure: true};
  }
}
