import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {generatedFiles, type GeneratedFile} from '../generatedFiles';
import {referencePages, sharedNames} from '../name-index';
import {documents} from './documents';

/** Serves `llms.txt` and related files, and every page as Markdown at its URL with `.md`. */
export default function llmsTxtPlugin(context: LoadContext): Plugin {
  const {title, tagline, url} = context.siteConfig;
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const reference = referencePages(sharedNames(context.siteDir, corpus.reader)).map((page) => ({
      ...page,
      markdown: withOrigin(page.markdown, url),
    }));
    return documents([...corpus.pages(), ...reference], {title, tagline, url});
  }

  return {
    name: 'llms-txt',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
      // Fails the build if the docs have faults. In development, `scripts/start` prints them.
      if (process.env.NODE_ENV === 'production') corpus.pages();
    },
    ...generatedFiles('llms-txt', (url) => /^\/llms[\w-]*\.txt$|\.md$/.test(url), files),
  };
}

/** Adds the origin to links in the index of names, which are paths. */
function withOrigin(markdown: string, origin: string): string {
  return markdown.replace(/\]\((?:pathname:\/\/)?(?=\/)/g, `](${origin}`);
}
