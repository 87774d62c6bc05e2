/**
 * What an operator would set to turn on everything that is off by default. The tests play the services: nothing of them is
 * called.
 */
export const TEST_ENVIRONMENT: Readonly<Record<string, string>> = {
  STORIES: 'true',
  HIDE_NAVBAR_ON_SCROLL: 'true',
  FOLLOW_SYSTEM_COLOR_MODE: 'true',
  ANNOUNCEMENT_ID: 'test_announcement',
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_INSIGHTS: 'true',
  KAPA_INTEGRATION_ID: 'test-integration',
  KAPA_BASE_URL: 'http://localhost:23109',
  AMPLITUDE_API_KEY: 'test-key',
  TAG_MANAGER_ID: 'GTM-TEST',
  EXPERIMENTATION_SCRIPT: 'https://experiments.example/try.js',
  SESSION_RECORDING_SCRIPT: 'https://recording.example/record.js',
  PRIVACY_POLICY_URL: 'https://privacy.example/policy',
  FEEDBACK_URL: 'https://feedback.example/pages',
};
