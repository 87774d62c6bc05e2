import {chunkFilesOf, type Load} from './chunkFilesOf';
import {textFile} from './textFile';

/** Loads a page. */
export type LoadPage = Load & {
  /** Addresses of the page's script and of its text. */
  files: () => string[];
};

/**
 * Lets a function that loads a page's chunk load its text, too, except on the page that is loaded first: its text has been served.
 * plugins/page-text puts it around the functions in Docusaurus's registry.
 */
export function withText(load: Load): LoadPage {
  const files = (): string[] => {
    const chunks = chunkFilesOf(load);
    return [...chunks, ...chunks.slice(-1).map((file) => file.replace(/js$/, 'json'))];
  };
  const loadPage = async (): Promise<unknown> => {
    if (window.docusaurusRoot === undefined) return load();
    const [page] = await Promise.all([load(), textFile(files().at(-1) ?? '').load()]);
    return page;
  };
  return Object.assign(loadPage, {files});
}
