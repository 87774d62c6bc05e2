import type {LoadContext, Plugin} from '@docusaurus/types';
import {requestsAddress} from '../../src/lib/markdownAddress';
import {loadedCorpus, sharedCorpusReader, type LoadedCorpus} from '../corpus';
import {CONTENT_TYPES, generatedFiles, type GeneratedFile} from '../generatedFiles';
import {requestFile} from './requestFile';

/** Serves the requests of each page as a file for editors, at the page's URL plus `.http`. */
export default function requestsPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const {docsDir, pages} = corpus;
    const reader = sharedCorpusReader({docsDir, siteDir, siteUrl: siteConfig.url});
    return pages().flatMap((page) => {
      const text = requestFile(page, reader.fences(page.id), siteConfig.url);
      return text === null ? [] : [{address: requestsAddress(page.path), contentType: CONTENT_TYPES.text, text: () => text}];
    });
  }

  return {
    name: 'requests',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, {siteDir, siteUrl: siteConfig.url});
    },
    ...generatedFiles('requests', (address) => address.endsWith('.http'), files),
  };
}
