import {createInsightsClient as createClient, type InsightsClient} from 'search-insights';
import type {HostedOptions} from '../format';

/** Algolia's own client for views and clicks. Stores nothing: readers are told apart by a random name until they leave the page. */
export function createInsightsClient({appId, apiKey}: HostedOptions): InsightsClient {
  const client = createClient((url, data) => send(url, withPositions(data)));
  client('init', {appId, apiKey});
  return client;
}

/** Also delivers the click on a result that leaves the page. Many browsers block such requests; the search works without them. */
async function send(url: string, data: Record<string, unknown>): Promise<boolean> {
  try {
    const {ok} = await fetch(url, {method: 'POST', body: JSON.stringify(data), keepalive: true});
    return ok;
  } catch {
    return false;
  }
}

/**
 * Algolia counts positions from 1 and refuses others. DocSearch counts them from 0 in a click with the mouse, and only then
 * leaves out where the event comes from.
 */
export function withPositions(data: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(data.events)) return data;
  const events: unknown[] = data.events;
  return {...data, events: events.map(withPosition)};
}

function withPosition(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || 'algoliaSource' in event) return event;
  if (!('positions' in event) || !Array.isArray(event.positions)) return event;
  return {...event, positions: event.positions.map((position) => Number(position) + 1)};
}
