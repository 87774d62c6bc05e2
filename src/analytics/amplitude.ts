import {init, track} from '@amplitude/analytics-browser';
import {deviceIdOf} from './deviceId';
import type {Send} from './trackEvent';

/** Starts the SDK once. It captures interactions with links, buttons, and forms itself. */
export async function startAmplitude(apiKey: string): Promise<Send> {
  const deviceId = deviceIdOf(document.cookie);
  if (deviceId === null) console.warn('Google Analytics Client ID not found in cookies.');
  await init(apiKey, {
    ...(deviceId !== null && {deviceId}),
    autocapture: {
      attribution: true,
      elementInteractions: true,
      fileDownloads: true,
      formInteractions: true,
      pageViews: true,
      sessions: true,
    },
    // It would be fetched from another host.
    remoteConfig: {fetchRemoteConfig: false},
  }).promise;

  return (name, properties) => {
    try {
      track(name, {...properties, ...(deviceId !== null && {deviceId})});
    } catch (error) {
      console.error('Error tracking Amplitude event:', error);
    }
  };
}
