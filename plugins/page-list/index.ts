import type {Plugin} from '@docusaurus/types';
import {withoutTrailingSlash} from '../corpus/pageMeta';
import {loadedDocs} from '../loadedDocs';

export interface ListedPage {
  path: string;
  title: string;
}

/** Writes path and title of every listed page to one small file that the not-found page loads when it is shown. */
export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const pages: ListedPage[] = loadedDocs(allContent)
        .filter((doc) => !doc.unlisted)
        .map((doc) => ({path: withoutTrailingSlash(doc.permalink), title: doc.title}))
        .sort((a, b) => a.path.localeCompare(b.path, 'en'));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
