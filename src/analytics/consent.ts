import settings from '@generated/head-scripts/default/settings.json';

export type Consent = 'granted' | 'refused' | 'undecided';

/** In local storage. */
export const STORAGE_KEY = 'consent';

/** Whether the browser asks, by Do Not Track or Global Privacy Control, not to be measured. */
export function browserRefuses(): boolean {
  return navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
}

/** What the reader has decided. A refusal that is set in the browser takes precedence. */
export function readConsent(): Consent {
  if (browserRefuses()) return 'refused';
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'granted' || stored === 'refused') return stored;
  return settings.consent === 'off' ? 'granted' : 'undecided';
}

export function storeConsent(consent: 'granted' | 'refused'): void {
  localStorage.setItem(STORAGE_KEY, consent);
}
