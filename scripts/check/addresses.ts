import {Finding} from 'docs-corpus';
import type {LinkedFile} from './links';

/** Characters that need no escape in a URL, so that a page has one spelling of its URL on all hosts. */
const PLAIN = /^[\w./~-]*$/;

/**
 * Checks that each page has its own plain URL.
 *
 * @param pages files to check
 * @param all files of the docs
 * @param routes of pages that don't come from a file of the docs
 */
export function checkAddresses(pages: readonly LinkedFile[], all: readonly LinkedFile[], routes: ReadonlySet<string>): Finding[] {
  return pages.flatMap((page) => {
    const {file, docsPath, route} = page;
    if (!PLAIN.test(docsPath))
      return [new Finding(file, 1, `the path has "${strange(docsPath)}"`, 'Use letters, digits, and hyphens')];
    if (route === null) return [];
    // Reported with the later of the two.
    const earlier = all.slice(0, all.indexOf(page));
    const sameRoute =
      earlier.find((other) => other.route === route)?.file ?? (routes.has(route) ? 'another page of the site' : undefined);
    if (sameRoute === undefined) return [];
    return [new Finding(file, 1, `the page has the URL of ${sameRoute}, ${route}`, 'Rename the file')];
  });
}

function strange(text: string): string {
  return text.replace(/[\w./~-]/g, '').charAt(0);
}
