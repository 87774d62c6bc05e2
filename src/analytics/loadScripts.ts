import type {ThirdPartySettings} from './thirdPartySettings';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads the services' scripts. If one can't be loaded, the console says so, and the page works without it. */
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
