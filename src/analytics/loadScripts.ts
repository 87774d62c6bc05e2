import type {ThirdPartySettings} from './settings';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads the services' scripts. One that cannot be loaded is told on the console; the page does without it. */
export function loadScripts({scripts, hasTagManager}: ThirdPartySettings): void {
  if (hasTagManager) (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
  for (const url of scripts) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onerror = () => console.warn(`The script ${url} could not be loaded.`);
    document.head.append(script);
  }
}
