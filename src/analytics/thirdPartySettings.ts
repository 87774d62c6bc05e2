/** What the browser knows about the services that measure readers. */
export interface ThirdPartySettings {
  amplitudeApiKey: string | null;
  /** Names of the services, for the question to the reader. */
  names: string[];
  /** URLs of the scripts to load. */
  scripts: string[];
  /** Whether the tag manager is among them, which wants to know when it was started. */
  hasTagManager: boolean;
  consent: 'ask' | 'off';
  privacyPolicyUrl: string | null;
}
