import type {ThirdPartyScripts} from '../environment';
import type {PolicyOrigins} from '../host-rules/contentSecurityPolicy';
import type {ThirdPartySettings} from '../../src/analytics/thirdPartySettings';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Origins that the tag manager sends measurements to: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
/** The endpoint of the SDK: `AMPLITUDE_SERVER_URL` in @amplitude/analytics-core. */
const AMPLITUDE = 'https://api2.amplitude.com';

const NOTHING: ThirdPartySettings = {
  amplitudeApiKey: null,
  names: [],
  scripts: [],
  hasTagManager: false,
  consent: 'ask',
  privacyPolicyUrl: null,
};

export function browserSettings(thirdPartyScripts: ThirdPartyScripts | null): ThirdPartySettings {
  if (!thirdPartyScripts) return NOTHING;
  const {searchInsights, amplitudeApiKey, tagManagerId, experimentationScript, sessionRecordingScript} = thirdPartyScripts;
  const named: [string, string | true | null][] = [
    ['Algolia Insights', searchInsights || null],
    ['Amplitude', amplitudeApiKey],
    ['Google Tag Manager', tagManagerId],
    ['an experimentation service', experimentationScript],
    ['a session recording service', sessionRecordingScript],
  ];
  const tagManagerScript = tagManagerId && `${TAG_MANAGER}/gtm.js?id=${tagManagerId}`;
  return {
    amplitudeApiKey,
    names: named.filter(([, value]) => value !== null).map(([name]) => name),
    scripts: [tagManagerScript, experimentationScript, sessionRecordingScript].filter((script) => script !== null),
    hasTagManager: tagManagerId !== null,
    consent: thirdPartyScripts.consent,
    privacyPolicyUrl: thirdPartyScripts.privacyPolicyUrl,
  };
}

/** The origins that the configured services load from and send to. */
export function thirdPartyOrigins(thirdPartyScripts: ThirdPartyScripts | null): PolicyOrigins {
  if (!thirdPartyScripts) return {script: [], connect: [], image: []};
  const {amplitudeApiKey, tagManagerId, experimentationScript, sessionRecordingScript, origins} = thirdPartyScripts;
  const own = [experimentationScript, sessionRecordingScript]
    .filter((script) => script !== null)
    .map((script) => new URL(script).origin);
  const tagManager = tagManagerId === null ? [] : [TAG_MANAGER];
  const measuring = tagManagerId === null ? [] : GOOGLE_ANALYTICS;
  return {
    script: [...tagManager, ...own, ...origins],
    connect: [...(amplitudeApiKey === null ? [] : [AMPLITUDE]), ...tagManager, ...measuring, ...own, ...origins],
    image: [...tagManager, ...measuring, ...own, ...origins],
  };
}
