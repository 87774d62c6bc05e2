import settings from '@generated/head-scripts/default/settings.json';
import type {AnalyticsEvents} from './events';

/** Sends one event to the service. */
export type Send = (name: string, properties: Record<string, unknown>) => void;

/** Maximum number of events that wait until the service is ready and the reader has decided. */
const MAX_WAITING = 100;

let send: Send | null = null;
let isRefused = false;
let waiting: [string, Record<string, unknown>][] = [];

/** Whether an event that is tracked now is sent: a service is configured, ready, and the reader has agreed. */
export function isConnected(): boolean {
  return send !== null;
}

/** Sends an event, with the device's id. Without a service it does nothing; before the service is ready, the event waits. */
export function trackEvent<Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]): void {
  if (settings.amplitudeApiKey === null || isRefused) return;
  if (send) {
    send(name, {...properties});
    return;
  }
  console.warn('Amplitude is not initialized.');
  if (waiting.length < MAX_WAITING) waiting.push([name, {...properties}]);
}

/** Sends the waiting events, and from now on all events. */
export function sendWith(service: Send): void {
  send = service;
  isRefused = false;
  for (const [name, properties] of waiting) send(name, properties);
  waiting = [];
}

/** Drops the waiting events, and from now on all events. */
export function dropEvents(): void {
  isRefused = true;
  send = null;
  waiting = [];
}
