import type {AllContent} from '@docusaurus/types';
import type {ListedPage} from '../../src/theme/NotFound/Content/nearestPages';
import {loadedDocs} from '../corpus/loadedDocs';
import {withoutTrailingSlash} from 'docs-corpus/pageMeta';

/** Path and title of every listed page, for the suggestions of the not-found page. */
export function listedPages(allContent: AllContent): ListedPage[] {
  return loadedDocs(allContent)
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({path: withoutTrailingSlash(doc.permalink), title: doc.title}))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}
