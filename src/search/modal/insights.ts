import type {DocSearchModalProps} from '@docsearch/react';
import {readConsent} from '@site/src/analytics';
import options from '@generated/search/default/options.json';

type Insights = Exclude<DocSearchModalProps['insights'], boolean | undefined>;

let client: Insights['insightsClient'];

/** Loads the analytics client if it is configured. The search works without it. */
export async function prepareInsights(): Promise<void> {
  if (!options.hosted?.insights || client) return;
  try {
    const {createInsightsClient} = await import('../hosted/insightsClient');
    client = createInsightsClient(options.hosted);
  } catch (error) {
    console.warn('Search can’t record views and clicks.', error);
  }
}

/**
 * The client that DocSearch uses to send views and clicks of readers who agree. DocSearch batches and delays the events.
 * Without our client, it would load one from a CDN.
 */
export function insightsOption(): Insights | false {
  return client && readConsent() === 'granted' ? {insightsClient: client} : false;
}

/** DocSearch doesn't count a click on the first hit, because it treats position 0 as missing. */
export function countFirstHit(hit: object): void {
  const insights = insightsOption();
  const read = (name: string): unknown => Reflect.get(hit, `__autocomplete_${name}`);
  const [index, queryID, objectID] = [read('indexName'), read('queryID'), 'objectID' in hit ? hit.objectID : null];
  if (!insights || read('id') !== 0) return;
  if (typeof index !== 'string' || typeof queryID !== 'string' || typeof objectID !== 'string') return;
  void insights.insightsClient?.('clickedObjectIDsAfterSearch', {
    eventName: 'Item Selected',
    index,
    queryID,
    objectIDs: [objectID],
    positions: [0],
  });
}
