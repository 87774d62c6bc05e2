import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCorpus, sharedCorpusReader, watchForFaults, type LoadedCorpus} from '../corpus';
import {generatedFiles, type GeneratedFile} from '../generatedFiles';
import {referencePages, sharedNames} from '../name-index';
import {documents} from './documents';

/** Serves llms.txt and its family, and every page as Markdown at its own URL plus `.md`. */
export default function llmsTxtPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const site = {title: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url};
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const reader = sharedCorpusReader({docsDir: corpus.docsDir, siteDir, siteUrl: site.url});
    const reference = referencePages(sharedNames(siteDir, reader)).map((page) => ({
      ...page,
      markdown: withOrigin(page.markdown, site.url),
    }));
    return documents([...corpus.pages(), ...reference], site);
  }

  return {
    name: 'llms-txt',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, {siteDir, siteUrl: siteConfig.url});
      watchForFaults(corpus);
    },
    ...generatedFiles('llms-txt', (address) => /^\/llms[\w-]*\.txt$|\.md$/.test(address), files),
  };
}

/** Links of the index of names are paths. */
function withOrigin(markdown: string, origin: string): string {
  return markdown.replace(/\]\((?:pathname:\/\/)?(?=\/)/g, `](${origin}`);
}
