import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCorpus, watchForFaults, type LoadedCorpus} from '../corpus';
import {serveGeneratedFiles, writeGeneratedFiles, type GeneratedFile} from '../generatedFiles';
import {readNames, referencePages} from '../name-index';
import {documents} from './documents';

/** Serves llms.txt and its family, and every page as Markdown at its own URL plus `.md`. */
export default function llmsTxtPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const site = {title: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url};
  let corpus: LoadedCorpus | null = null;

  function files(): GeneratedFile[] {
    if (!corpus) return [];
    const pages = corpus.pages();
    const reference = referencePages(readNames(siteDir, pages)).map((page) => ({
      ...page,
      markdown: withOrigin(page.markdown, site.url),
    }));
    return documents([...pages, ...reference], site);
  }

  return {
    name: 'llms-txt',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, {siteDir, siteUrl: siteConfig.url});
      watchForFaults(corpus);
    },
    async postBuild({outDir}) {
      await writeGeneratedFiles(outDir, files());
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : serveGeneratedFiles('llms-txt', (address) => /^\/llms[\w-]*\.txt$|\.md$/.test(address), files);
    },
  };
}

/** Links of the index of names are paths. */
function withOrigin(markdown: string, origin: string): string {
  return markdown.replace(/\]\((?:pathname:\/\/)?(?=\/)/g, `](${origin}`);
}
