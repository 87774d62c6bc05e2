/** Starts the analytics services after the first paint, if the reader agrees. Only part of pages if a service is configured. */
import settings from '@generated/head-scripts/default/settings.json';
import {readConsent, STORAGE_KEY} from './consent';
import {loadScripts} from './loadScripts';
import {dropEvents, sendWith} from './trackEvent';

/** The link in the footer that shows the question again. */
const PRIVACY_LINK = '[data-privacy-choices]';

let isStarted = false;

async function startServices(): Promise<void> {
  loadScripts(settings);
  if (settings.amplitudeApiKey === null) return;
  const {startAmplitude} = await import('./amplitude');
  sendWith(await startAmplitude(settings.amplitudeApiKey));
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  startServices().catch((error: unknown) => console.warn('The analytics service could not be started.', error));
}

function ask(): void {
  import('./consent-panel').then(
    ({showConsentPanel}) => showConsentPanel({onGrant: start, onRefuse: dropEvents}),
    (error: unknown) => console.warn('The question about privacy could not be loaded.', error),
  );
}

function decide(): void {
  const consent = readConsent();
  if (consent === 'granted') start();
  else if (consent === 'refused') dropEvents();
  else ask();
}

/** Applies a decision in another tab to this one. */
function decideAsElsewhere({key}: StorageEvent): void {
  if (key !== STORAGE_KEY) return;
  const consent = readConsent();
  if (consent === 'granted') start();
  // Loaded scripts can't be removed.
  else if (isStarted) location.reload();
  else if (consent === 'refused') dropEvents();
}

/** Waits until the page has loaded and is idle. Safari has no idle callback. */
function whenIdle(callback: () => void): void {
  const schedule = () => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1));
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, {once: true});
}

if (typeof window !== 'undefined') {
  whenIdle(decide);
  addEventListener('storage', decideAsElsewhere);
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(PRIVACY_LINK)) ask();
  });
}
