/** Settings of the analytics services in the browser. */
export interface ThirdPartySettings {
  amplitudeApiKey: string | null;
  /** Names of the services, for the question to the reader. */
  names: string[];
  /** URLs of the scripts to load. */
  scripts: string[];
  /** Whether the tag manager is one of them. It needs the time when it was started. */
  hasTagManager: boolean;
  consent: 'ask' | 'off';
  privacyPolicyUrl: string | null;
}
