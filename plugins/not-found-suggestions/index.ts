import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../src/theme/NotFound/Content/nearestPages';
import {withoutTrailingSlash} from '../corpus/pageMeta';
import {loadedDocs} from '../loadedDocs';

/** Writes the path and title of every listed page to one small file that the not-found page loads. */
export default function notFoundSuggestionsPlugin(): Plugin {
  return {
    name: 'not-found-suggestions',
    async allContentLoaded({allContent, actions}) {
      const pages: ListedPage[] = loadedDocs(allContent)
        .filter((doc) => !doc.unlisted)
        .map((doc) => ({path: withoutTrailingSlash(doc.permalink), title: doc.title}))
        .sort((a, b) => a.path.localeCompare(b.path, 'en'));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
