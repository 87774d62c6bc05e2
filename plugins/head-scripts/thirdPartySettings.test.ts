import {describe, expect, it} from 'vitest';
import {parseEnvironment} from '../environment';
import {thirdPartyOrigins, browserSettings} from './thirdPartySettings';

const configured = (variables: Record<string, string>) => parseEnvironment(variables).thirdPartyScripts;

describe('without a service', () => {
  it('there are no settings for the browser, and the policy allows nothing', () => {
    expect(browserSettings(configured({}))).toMatchObject({amplitudeApiKey: null, names: [], scripts: [], hasTagManager: false});
    expect(thirdPartyOrigins(configured({}))).toEqual({script: [], connect: [], image: []});
  });
});

describe('with services', () => {
  it('analytics can be contacted, and loads no script', () => {
    const thirdPartyScripts = configured({AMPLITUDE_API_KEY: 'key'});
    expect(browserSettings(thirdPartyScripts)).toMatchObject({
      amplitudeApiKey: 'key',
      names: ['Amplitude'],
      scripts: [],
      consent: 'ask',
    });
    expect(thirdPartyOrigins(thirdPartyScripts)).toEqual({script: [], connect: ['https://api2.amplitude.com'], image: []});
  });

  it('search events need consent, and load no script', () => {
    const algolia = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
    const thirdPartyScripts = configured({...algolia, ALGOLIA_INSIGHTS: 'true', CONSENT: 'ask'});
    expect(browserSettings(thirdPartyScripts)).toMatchObject({names: ['Algolia Insights'], scripts: [], consent: 'ask'});
    expect(configured({...algolia, ALGOLIA_INSIGHTS: 'false'})).toBeNull();
  });

  it('the tag manager is loaded with its ID', () => {
    const thirdPartyScripts = configured({TAG_MANAGER_ID: 'GTM-ABC123', CONSENT: 'off'});
    expect(browserSettings(thirdPartyScripts)).toMatchObject({
      scripts: ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
      hasTagManager: true,
      consent: 'off',
    });
    expect(thirdPartyOrigins(thirdPartyScripts).script).toEqual(['https://www.googletagmanager.com']);
  });

  it('other scripts are loaded from their URLs, with the origins that they need', () => {
    const thirdPartyScripts = configured({
      SESSION_RECORDING_SCRIPT: 'https://static.recording.example/v1/r.js?site=1',
      VENDOR_ORIGINS: 'https://*.recording.example https://in.recording.example',
    });
    expect(browserSettings(thirdPartyScripts).scripts).toEqual(['https://static.recording.example/v1/r.js?site=1']);
    const origins = ['https://static.recording.example', 'https://*.recording.example', 'https://in.recording.example'];
    expect(thirdPartyOrigins(thirdPartyScripts)).toEqual({script: origins, connect: origins, image: origins});
  });
});

describe('invalid variables are rejected', () => {
  it.each([
    [{CONSENT: 'off'}, /CONSENT without a service/],
    [{AMPLITUDE_API_KEY: 'key', CONSENT: 'no'}, /CONSENT is "no"/],
    [{TAG_MANAGER_ID: 'UA-1'}, /TAG_MANAGER_ID is "UA-1"/],
    [
      {EXPERIMENTATION_SCRIPT: 'http://a.example/x.js'},
      /EXPERIMENTATION_SCRIPT is "http:\/\/a\.example\/x\.js", which is not an https/,
    ],
    [{AMPLITUDE_API_KEY: 'key', VENDOR_ORIGINS: 'https://a.example/path'}, /VENDOR_ORIGINS has "https:\/\/a\.example\/path"/],
    [{AMPLITUDE_API_KEY: 'key', VENDOR_ORIGINS: "https://a.example; script-src 'unsafe-inline'"}, /VENDOR_ORIGINS has/],
    [{AMPLITUDE_API_KEY: 'key', PRIVACY_POLICY_URL: 'javascript:alert(1)'}, /PRIVACY_POLICY_URL is "javascript:alert\(1\)"/],
  ])('%j', (variables, message) => {
    expect(() => configured(variables)).toThrow(message);
  });
});
