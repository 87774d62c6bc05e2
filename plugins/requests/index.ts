import type {LoadContext, Plugin} from '@docusaurus/types';
import {requestsAddress} from '../../src/lib/markdownAddress';
import {loadedCorpus, sharedCorpusReader, type CorpusPage, type LoadedCorpus} from '../corpus';
import {CONTENT_TYPES, generatedFiles, type GeneratedFile} from '../generatedFiles';
import {requestFile} from './requestFile';

/** Serves the requests of each page as a file for editors, at the page's URL plus `.http`. */
export default function requestsPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const {docsDir, pages} = corpus;
    const candidates = new Map(pages().flatMap((page) => (mayHaveRequests(page) ? [[page.id, page]] : [])));
    const reader = sharedCorpusReader({docsDir, siteDir, siteUrl: siteConfig.url});
    return reader
      .code(({id}) => candidates.has(id))
      .flatMap(({page: {id}, blocks}) => {
        const page = candidates.get(id);
        const text = page && requestFile(page, blocks, siteConfig.url);
        return text ? [{address: requestsAddress(page.path), contentType: CONTENT_TYPES.text, text: () => text}] : [];
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

/** Without parsing the page again, which takes longer. */
function mayHaveRequests({markdown}: CorpusPage): boolean {
  return /^[ >]*```(?:http|graphql)\b/m.test(markdown) || (markdown.includes('curl ') && markdown.includes('localhost:1337'));
}
