// Bundled for the browser: the three searches behind one function each, through the code that their own interfaces call.
// A search is over when everything is there that its interface draws.
import * as Comlink from 'comlink';
import {EmbeddedClient} from '../../src/search/embedded/client';

const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

const here = (file) => new URL(file, location.href).href;

window.searchers = {
  ours() {
    const client = new EmbeddedClient({
      createWorker: () => new Worker('/bench/worker.js'),
      headingsUrl: here('/bench/headings.json'),
      textsUrl: here('/bench/texts.json'),
      toUrl: (path) => path,
    });
    return async (query, limit) => {
      const asked = {query, page: 0, hitsPerPage: limit, snippetWords: 10, facetFilters: FILTERS, acceptsPartial: false};
      return (await client.search(asked)).hits.map(({url}) => url);
    };
  },

  async easyops() {
    const Remote = Comlink.wrap(new Worker('/bench/easyops-worker.js'));
    const worker = await new Remote();
    await worker.fetchIndexes('/', '');
    return async (query, limit) => (await worker.search('/', '', query, limit)).map(({document}) => document.u);
  },

  async pagefind() {
    const pagefind = await import(/* @vite-ignore */ here('/pagefind/pagefind.js'));
    await pagefind.init();
    return async (query, limit) => {
      const {results} = await pagefind.search(query);
      const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      return pages.map(({url}) => url.replace(/\.html$/, ''));
    };
  },
};
