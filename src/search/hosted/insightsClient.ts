import {createInsightsClient as createClient, type InsightsClient} from 'search-insights';
import type {HostedOptions} from '../format';

/** Algolia's client for views and clicks. It doesn't store anything: a random ID identifies readers until they leave the page. */
export function createInsightsClient({appId, apiKey}: HostedOptions): InsightsClient {
  const client = createClient((url, data) => send(url, withPositions(data)));
  client('init', {appId, apiKey});
  return client;
}

/** Also sends clicks on results that leave the page. Many browsers block these requests, and the search works without them. */
async function send(url: string, data: Record<string, unknown>): Promise<boolean> {
  try {
    const {ok} = await fetch(url, {method: 'POST', body: JSON.stringify(data), keepalive: true});
    return ok;
  } catch {
    return false;
  }
}

/**
 * Algolia requires one-based positions. DocSearch sends zero-based positions for mouse clicks, which are also the only events
 * without a source.
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
