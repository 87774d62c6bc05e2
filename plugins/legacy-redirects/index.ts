import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {REDIRECTOR_ADDRESS} from '../../src/site/constants';
import {MOVED_SECTIONS_ADDRESS} from '../../src/site/movedSections';
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

/** In development, a table with a fault redirects nothing new. The check prints the fault. */
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
    addresses: [],
    hostRules: [],
    redirector: {addresses: {}, folders: {}, sections: {}},
    unwritten: [],
  };

  /**
   * @param nameOf URL of the page that redirects from an old URL
   * @param routes paths of all pages, if they are known
   */
  function files(nameOf: (from: string) => string, routes: readonly string[] = []): GeneratedFile[] {
    const {sections} = resolved.redirector;
    const pages = new Map(resolved.addresses.map(({from, to}) => [nameOf(from), to]));
    return [
      ...[...pages].map(([address, to]) => ({
        address,
        contentType: CONTENT_TYPES.html,
        text: () => redirectPage(to, context.siteConfig.url),
      })),
      {
        address: REDIRECTOR_ADDRESS,
        contentType: CONTENT_TYPES.script,
        text: () => browserScript({...resolved.redirector, pages: pagesOf(routes)}),
      },
      {
        address: MOVED_SECTIONS_ADDRESS,
        contentType: CONTENT_TYPES.script,
        text: () => browserScript({addresses: {}, folders: {}, sections, pages: Object.keys(sections)}),
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
      const isOurs = (address: string) =>
        address === REDIRECTOR_ADDRESS ||
        address === MOVED_SECTIONS_ADDRESS ||
        resolved.addresses.some(({from}) => from === address);
      return isServer ? {} : serveGeneratedFiles('legacy-redirects', isOurs, () => files((from) => from));
    },
  };
}
