import settings from '@generated/head-scripts/default/settings.json';

export type Consent = 'granted' | 'refused' | 'undecided';

/** Key in local storage. */
export const STORAGE_KEY = 'consent';

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function browserRefuses(): boolean {
  return navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
}

/** The reader's decision. A refusal in the browser's settings takes precedence. */
export function readConsent(): Consent {
  if (browserRefuses()) return 'refused';
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'granted' || stored === 'refused') return stored;
  return settings.consent === 'off' ? 'granted' : 'undecided';
}

export function storeConsent(consent: 'granted' | 'refused'): void {
  localStorage.setItem(STORAGE_KEY, consent);
}
