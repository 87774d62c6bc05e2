import type {DocSearchModalProps} from '@docsearch/react';
import {readConsent} from '@site/src/analytics';
import options from '@generated/search/default/options.json';

type Insights = Exclude<DocSearchModalProps['insights'], boolean | undefined>;

let client: Insights['insightsClient'];

/** Loads what sends the events, where they are configured. The search does without it. */
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
 * What DocSearch is given to send views and clicks with, of a reader who agrees. It groups and delays them; without a client
 * of ours it would load one from a CDN.
 */
export function insightsOption(): Insights | false {
  return client && readConsent() === 'granted' ? {insightsClient: client} : false;
}

/** DocSearch counts a click on a hit, unless it is the first one: it takes that one's place, 0, for none. */
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
