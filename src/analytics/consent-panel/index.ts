import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import settings from '@generated/head-scripts/default/settings.json';
import {browserRefuses, readConsent, STORAGE_KEY, storeConsent} from '../consent';
import ConsentPanel from './ConsentPanel';

interface Decisions {
  onGrant: () => void;
  onRefuse: () => void;
}

let isShown = false;

/** Asks the reader, at the foot of the window, whether the services may run. */
export function showConsentPanel({onGrant, onRefuse}: Decisions): void {
  if (isShown) return;
  isShown = true;
  const before = readConsent();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);

  function close(): void {
    isShown = false;
    removeEventListener('storage', closeWhenDecided);
    root.unmount();
    container.remove();
  }

  /** Closes the panel after a decision in another tab. */
  function closeWhenDecided({key}: StorageEvent): void {
    if (key === STORAGE_KEY) close();
  }
  addEventListener('storage', closeWhenDecided);

  function decide(consent: 'granted' | 'refused'): void {
    storeConsent(consent);
    close();
    // Loaded scripts can't be removed, so the page is reloaded without them.
    if (before === 'granted' && consent === 'refused') location.reload();
    else if (consent === 'refused') onRefuse();
    else if (before !== 'granted') onGrant();
  }

  root.render(
    createElement(ConsentPanel, {
      names: settings.names,
      privacyPolicyUrl: settings.privacyPolicyUrl,
      consent: before,
      isRefusedByBrowser: browserRefuses(),
      onDecide: decide,
      onClose: close,
    }),
  );
}
