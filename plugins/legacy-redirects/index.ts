import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {REDIRECTOR_URL} from '../../src/site/constants';
import {MOVED_SECTIONS_URL} from '../../src/site/movedSections';
import {loadedCorpus} from '../corpus';
import {CONTENT_TYPES, serveGeneratedFiles, writeGeneratedFiles, type GeneratedFile} from '../generatedFiles';
import {pagesOf} from '../host-rules/types';
import {browserScript} from './browserScript';
import {redirectPage} from './redirectPage';
import {resolveRedirects, type ResolvedRedirects} from './resolveRedirects';
import {LEGACY_TABLE} from '../../redirects';

/** The redirects to the pages that Docusaurus loaded. */
export function loadedRedirects(allContent: AllContent, context: LoadContext): ResolvedRedirects {
  const pages = loadedCorpus(allContent, context).metas();
  return resolveRedirects(
    LEGACY_TABLE,
    pages.map(({path, sidebar}) => ({path, isListed: sidebar !== null})),
  );
}

/** Returns `null` for a faulty table in development. The check prints the fault. */
function knownRedirects(allContent: AllContent, context: LoadContext): ResolvedRedirects | null {
  try {
    return loadedRedirects(allContent, context);
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return null;
    throw error;
  }
}

/** Redirects old URLs on any host: a page for each URL, and a script for anchors, which servers don't receive. */
export default function legacyRedirectsPlugin(context: LoadContext): Plugin {
  let resolved: ResolvedRedirects = {
    redirects: [],
    hostRules: [],
    redirector: {urls: {}, folders: {}, sections: {}},
    unwritten: [],
  };

  /**
   * @param nameOf URL of the page that redirects from an old URL
   * @param routes paths of all pages, if they are known
   */
  function files(nameOf: (from: string) => string, routes: readonly string[] = []): GeneratedFile[] {
    const {sections} = resolved.redirector;
    const pages = new Map(resolved.redirects.map(({from, to}) => [nameOf(from), to]));
    return [
      ...[...pages].map(([url, to]) => ({
        url,
        contentType: CONTENT_TYPES.html,
        text: () => redirectPage(to, context.siteConfig.url),
      })),
      {
        url: REDIRECTOR_URL,
        contentType: CONTENT_TYPES.script,
        text: () => browserScript({...resolved.redirector, pages: pagesOf(routes)}),
      },
      {
        url: MOVED_SECTIONS_URL,
        contentType: CONTENT_TYPES.script,
        text: () => browserScript({urls: {}, folders: {}, sections, pages: Object.keys(sections)}),
      },
    ];
  }

  return {
    name: 'legacy-redirects',
    async allContentLoaded({allContent, actions}) {
      resolved = knownRedirects(allContent, context) ?? resolved;
      await actions.createData('pagesWithMovedSections.json', JSON.stringify(Object.keys(resolved.redirector.sections)));
    },
    async postBuild({outDir, routesPaths}) {
      await writeGeneratedFiles(
        outDir,
        files((from) => (from.endsWith('.html') ? from : `${from}.html`), routesPaths),
      );
      const {unwritten} = resolved;
      if (unwritten.length > 0) {
        console.log(`[INFO] Old URLs of ${unwritten.length} pages wait until the pages are written, ${unwritten[0]} first.`);
      }
    },
    configureWebpack(_config, isServer) {
      const isOurs = (url: string) =>
        url === REDIRECTOR_URL || url === MOVED_SECTIONS_URL || resolved.redirects.some(({from}) => from === url);
      return isServer ? {} : serveGeneratedFiles('legacy-redirects', isOurs, () => files((from) => from));
    },
  };
}
