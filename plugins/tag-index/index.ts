import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {generatedFiles, type GeneratedFile} from '../generatedFiles';
import {readVocabulary, tagFiles} from './tagFiles';

/** Serves the tags and the pages of each tag as JSON. */
export default function tagIndexPlugin(context: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    return corpus ? tagFiles(corpus.pages(), readVocabulary(corpus.docsDir)) : [];
  }

  return {
    name: 'tag-index',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    ...generatedFiles('tag-index', (url) => /^\/tags(?:\/[\w-]+)?\.json$/.test(url), files),
  };
}
