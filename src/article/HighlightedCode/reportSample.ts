import siteConfig from '@generated/docusaurus.config';
import {headingText} from '@site/src/lib/headingText';
import {newIssueUrl} from '@site/src/lib/newIssueUrl';
import {sampleReport} from './sampleReport';

/**
 * Opens an issue that is filled in with a sample that doesn't work for the reader, who submits it there.
 *
 * @param block the sample's block of code
 * @returns what to tell the reader, with a link for browsers that opened no new tab
 */
export function reportSample(block: Element, code: string, language: string): (string | Node)[] {
  const section = Array.from(document.querySelectorAll('article :is(h2, h3, h4)[id]'))
    .filter((heading) => heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  const {title, body} = sampleReport({
    page: {
      title: headingText(document.querySelector('article h1')),
      url: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    },
    section: section ? {title: headingText(section), id: section.id} : null,
    code,
    language,
    version: document.querySelector<HTMLElement>('[data-sample-proof]')?.dataset.sampleProof ?? '',
  });
  const link = document.createElement('a');
  link.href = newIssueUrl(String(siteConfig.customFields?.repositoryUrl), title, body);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'open it here';
  window.open(link.href, '_blank', 'noopener');
  return [
    'A prefilled public issue is open in a new tab. Nothing is sent until you submit it there. If you don’t see it, ',
    link,
    '.',
  ];
}
