import {Finding} from '../../plugins/corpus';
import type {LinkedFile} from './links';

/** Characters that need no escape in a URL, so that a page has one spelling of its URL on all hosts. */
const PLAIN = /^[\w./~-]*$/;

/**
 * Checks that each page has its own ID and its own plain URL.
 *
 * @param pages files to check
 * @param all files of the docs
 * @param routes of pages that don't come from a file of the docs
 */
export function checkAddresses(pages: readonly LinkedFile[], all: readonly LinkedFile[], routes: ReadonlySet<string>): Finding[] {
  return pages.flatMap((page) => {
    const {file, docsPath, route, docId} = page;
    if (!PLAIN.test(docsPath))
      return [new Finding(file, 1, `the path has "${strange(docsPath)}"`, 'Use letters, digits, and hyphens')];
    if (route === null) return [];
    if (!PLAIN.test(route))
      return [
        new Finding(file, 1, `the page's URL ${route} has "${strange(route)}"`, 'Use letters, digits, and hyphens in the slug'),
      ];
    // Reported with the later of the two.
    const earlier = all.slice(0, all.indexOf(page));
    const sameId = earlier.find((other) => other.docId !== null && other.docId === docId);
    if (sameId)
      return [
        new Finding(
          file,
          1,
          `the page has the ID of ${sameId.file}, "${String(docId)}"`,
          'Remove or change the id of one of them',
        ),
      ];
    const sameRoute =
      earlier.find((other) => other.route === route)?.file ?? (routes.has(route) ? 'another page of the site' : undefined);
    if (sameRoute === undefined) return [];
    return [new Finding(file, 1, `the page has the URL of ${sameRoute}, ${route}`, 'Rename the file, or change its slug')];
  });
}

function strange(text: string): string {
  return text.replace(/[\w./~-]/g, '').charAt(0);
}
