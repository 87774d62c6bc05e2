import type {LoadContext, Plugin} from '@docusaurus/types';
import {requestsUrl} from '../../src/lib/markdownUrl';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {CONTENT_TYPES, generatedFiles, type GeneratedFile} from '../generatedFiles';
import {requestFile} from './requestFile';

/** Serves the requests of each page as a file for editors, at the page's URL plus `.http`. */
export default function requestsPlugin(context: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const {pages, reader} = corpus;
    return pages().flatMap((page) => {
      const text = requestFile(page, reader.fences(page.id), context.siteConfig.url);
      return text === null ? [] : [{url: requestsUrl(page.path), contentType: CONTENT_TYPES.text, text: () => text}];
    });
  }

  return {
    name: 'requests',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    ...generatedFiles('requests', (url) => url.endsWith('.http'), files),
  };
}
