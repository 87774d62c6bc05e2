/** `npm run check:search`: tries the keys of the hosted search, which a build takes without a request. Exits with code 1 if they don't work. */
import {algoliasearch} from 'algoliasearch';
import {parseEnvironment} from '../../plugins/environment';
import {runScript} from '../runScript';
import {checkKeys} from './checkKeys';

runScript(async () => {
  const {hostedSearch, siteUrl} = parseEnvironment(process.env);
  if (!hostedSearch) {
    console.log(
      'search: ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, and ALGOLIA_INDEX_NAME are not set, so the site has its built-in index.',
    );
    return;
  }
  const faults = await checkKeys(algoliasearch(hostedSearch.appId, hostedSearch.apiKey), hostedSearch, siteUrl);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`search: the index "${hostedSearch.indexName}" can be searched.`);
});
