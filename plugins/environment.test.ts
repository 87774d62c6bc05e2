import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {EnvironmentError, parseEnvironment, siteUrlWarning} from './environment';

const ALGOLIA = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

/** The error message, as printed in the console. */
function faultOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

describe('an empty environment', () => {
  it('results in a site that contacts no service', () => {
    expect(parseEnvironment({})).toMatchObject({
      siteUrl: 'https://docs.strapi.io',
      repositoryUrl: 'https://github.com/strapi/documentation',
      docsDir: 'docs',
      performance: true,
      stories: false,
      hideNavbarOnScroll: false,
      followSystemColorMode: false,
      announcementId: 'support_us',
      hostedSearch: null,
      kapa: null,
    });
  });

  it('equals one with blank values', () => {
    const blanks = {
      SITE_URL: '',
      REPOSITORY_URL: ' ',
      DOCS_DIR: '',
      STORIES: '',
      ANNOUNCEMENT_ID: '',
      ALGOLIA_APP_ID: '',
      ALGOLIA_INDEX_NAME: '  ',
      KAPA_INTEGRATION_ID: ' ',
      KAPA_BASE_URL: '',
    };
    expect(parseEnvironment(blanks)).toEqual(parseEnvironment({}));
  });
});

describe('URLs', () => {
  it('have no trailing slashes', () => {
    expect(parseEnvironment({SITE_URL: 'https://example.org/', REPOSITORY_URL: 'https://example.org/me/docs//'})).toMatchObject({
      siteUrl: 'https://example.org',
      repositoryUrl: 'https://example.org/me/docs',
    });
  });

  it.each(['SITE_URL', 'REPOSITORY_URL'])('an invalid %s is reported with its value and a fix', (name) => {
    for (const value of ['example.org', 'ftp://example.org', 'javascript:alert(1)', 'https://', '/docs']) {
      const fault = faultOf({[name]: value});
      expect(fault).toContain(`environment: ${name} is "${value}"`);
      expect(fault).toMatch(/Set it like https:\/\/\S+, or unset it\./);
      expect(fault).not.toContain('\n');
    }
  });

  it('SITE_URL has no path, since the site is served from the root', () => {
    expect(faultOf({SITE_URL: 'https://example.org/docs'})).toBe(
      'environment: SITE_URL is "https://example.org/docs", but the site is served from the root of its host. Set it like https://docs.strapi.io.',
    );
  });
});

describe('a switch', () => {
  it('is "true" or "false"', () => {
    expect(parseEnvironment({STORIES: 'true', HIDE_NAVBAR_ON_SCROLL: 'true', FOLLOW_SYSTEM_COLOR_MODE: 'true'})).toMatchObject({
      stories: true,
      hideNavbarOnScroll: true,
      followSystemColorMode: true,
    });
    expect(faultOf({STORIES: 'yes'})).toBe('environment: STORIES is "yes". Set it to "false" or "true", or unset it.');
  });
});

describe('the performance plugin', () => {
  it('is on or off', () => {
    expect(parseEnvironment({PERFORMANCE: 'off'}).performance).toBe(false);
    expect(faultOf({PERFORMANCE: 'false'})).toBe('environment: PERFORMANCE is "false". Set it to "on" or "off", or unset it.');
  });
});

describe('hosted search', () => {
  it('is on with all of its variables', () => {
    expect(parseEnvironment(ALGOLIA).hostedSearch).toEqual({appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false});
  });

  it('counts views and clicks only if configured, with the consent of readers', () => {
    expect(parseEnvironment({...ALGOLIA, ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
      hostedSearch: {insights: true},
      thirdPartyScripts: {searchInsights: true, consent: 'ask'},
    });
    expect(parseEnvironment({...ALGOLIA, ALGOLIA_INSIGHTS: 'false'})).toEqual(parseEnvironment(ALGOLIA));
    expect(faultOf({...ALGOLIA, ALGOLIA_INSIGHTS: 'yes'})).toMatch(/ALGOLIA_INSIGHTS is "yes"/);
  });

  it('counts nothing without a service', () => {
    expect(faultOf({ALGOLIA_INSIGHTS: 'true'})).toBe(
      'environment: ALGOLIA_INSIGHTS without ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set those too, or unset it.',
    );
  });

  const names = Object.keys(ALGOLIA);
  const parts = names.flatMap((name) => [[name], names.filter((other) => other !== name)]);

  it.each(parts.map((set) => ({set, missing: names.filter((name) => !set.includes(name))})))(
    'with $set but without $missing is an error that names both',
    ({set, missing}) => {
      const fault = faultOf(Object.fromEntries(set.map((name) => [name, 'x'])));
      expect(fault).toBe(
        `environment: ${set.join(' and ')} without ${missing.join(' and ')}. Set all of ${names.join(', ')}, or none.`,
      );
    },
  );
});

describe('Kapa', () => {
  it('is called at its own URL when only the integration is named', () => {
    expect(parseEnvironment({KAPA_INTEGRATION_ID: ' id '}).kapa).toEqual({integrationId: 'id', baseUrl: 'https://proxy.kapa.ai'});
  });

  it('can be called at the URL of a proxy, but not at an invalid URL', () => {
    const variables = {KAPA_INTEGRATION_ID: 'id', KAPA_BASE_URL: 'https://example.org/kapa/'};
    expect(parseEnvironment(variables).kapa?.baseUrl).toBe('https://example.org/kapa');
    expect(faultOf({...variables, KAPA_BASE_URL: 'example.org'})).toContain('environment: KAPA_BASE_URL is "example.org"');
  });

  it('has no URL without an integration', () => {
    expect(faultOf({KAPA_BASE_URL: 'https://example.org'})).toBe(
      'environment: KAPA_BASE_URL without KAPA_INTEGRATION_ID. Set the latter too, or neither.',
    );
  });
});

describe('FEEDBACK_URL', () => {
  it('is where feedback is sent, and null by default', () => {
    expect(parseEnvironment({}).feedbackUrl).toBeNull();
    expect(parseEnvironment({FEEDBACK_URL: 'https://feedback.example/pages'}).feedbackUrl).toBe('https://feedback.example/pages');
  });

  it.each(['feedback.example', 'http://feedback.example', 'javascript:alert(1)'])('cannot be %s', (value) => {
    expect(faultOf({FEEDBACK_URL: value})).toBe(
      `environment: FEEDBACK_URL is "${value}", which is not an https URL. Correct it, or unset it.`,
    );
  });
});

describe('a misspelled variable', () => {
  it.each([
    ['SITEURL', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['SITE-URL', 'SITE_URL'],
    ['SITE_ULR', 'SITE_URL'],
    ['SITE_URI', 'SITE_URL'],
    ['SITES_URL', 'SITE_URL'],
    ['REPO_SITORY_URL', 'REPOSITORY_URL'],
    ['REPOSITRY_URL', 'REPOSITORY_URL'],
    ['ALGOLIA_API_KEY', 'ALGOLIA_SEARCH_API_KEY'],
    ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_SEARCH_API_KEY'],
    ['ALGOLIA_APPLICATION_ID', 'ALGOLIA_APP_ID'],
    ['ALGOLIA_INDEX', 'ALGOLIA_INDEX_NAME'],
    ['ALGOLIA_INSIGHT', 'ALGOLIA_INSIGHTS'],
    ['ALGOLA_APP_ID', 'ALGOLIA_APP_ID'],
    ['KAPA_ID', 'KAPA_INTEGRATION_ID'],
    ['KAPA_URL', 'KAPA_BASE_URL'],
    ['AMPLITUDE_KEY', 'AMPLITUDE_API_KEY'],
    ['TAGMANAGER_ID', 'TAG_MANAGER_ID'],
    ['TAG_MANAGER', 'TAG_MANAGER_ID'],
    ['EXPERIMENTATION_SCRIPTS', 'EXPERIMENTATION_SCRIPT'],
    ['SESSION_RECORDING_URL', 'SESSION_RECORDING_SCRIPT'],
    ['VENDOR_ORIGIN', 'VENDOR_ORIGINS'],
    ['CONSENTS', 'CONSENT'],
    ['PRIVACY_POLICY', 'PRIVACY_POLICY_URL'],
    ['FEEDBACKURL', 'FEEDBACK_URL'],
    ['FEEDBACK_ENDPOINT', 'FEEDBACK_URL'],
    ['ANNOUCEMENT_ID', 'ANNOUNCEMENT_ID'],
    ['HIDE_NAVBAR', 'HIDE_NAVBAR_ON_SCROLL'],
    ['FOLLOW_SYSTEM_COLOUR_MODE', 'FOLLOW_SYSTEM_COLOR_MODE'],
    ['PERFOMANCE', 'PERFORMANCE'],
    ['STORIE', 'STORIES'],
    ['DOC_DIR', 'DOCS_DIR'],
    ['CHROMIUMPATH', 'CHROMIUM_PATH'],
  ])('%s is reported with the variable that is meant, %s', (name, meant) => {
    expect(faultOf({[name]: 'x'})).toBe(
      `environment: ${name} isn't a variable of this site. Rename it to ${meant}, or unset it.`,
    );
  });

  it('is reported together with others', () => {
    expect(faultOf({SITEURL: 'x', KAPA_ID: 'y'})).toMatch(/SITEURL.*\n.*KAPA_ID/);
  });

  it('is not reported if it belongs to another program, is empty, or is the same variable on Windows', () => {
    const others = [
      'URL',
      'DEPLOY_URL',
      'SITE_ID',
      'SITE_NAME',
      'BASE_URL',
      'VERCEL_URL',
      'LOGS_DIR',
      'DATA_DIR',
      'CHROME_PATH',
      'PATH',
      'HOME',
      'CI',
      'HISTORY',
      'API_KEY',
      'INDEX_NAME',
      'APP_ID',
      'GITHUB_REPOSITORY',
      'REPOSITORY',
      'COLOR_MODE',
      'POLICY_URL',
      'VENDOR_DIR',
      'npm_config_yes',
      'DOCS',
      'SESSION_ID',
      'CONTENT_DIR',
      'TAG',
      'ALGOLIA_ADMIN_API_KEY',
    ];
    expect(parseEnvironment(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual(parseEnvironment({}));
    expect(parseEnvironment({SITEURL: ' '})).toEqual(parseEnvironment({}));
    const url = 'https://docs.example';
    expect(parseEnvironment({Site_Url: url, SITE_URL: url})).toEqual(parseEnvironment({SITE_URL: url}));
  });

  it('is found for every variable of the README', () => {
    const table = /## Configuration\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      expect(faultOf({[`${name.slice(0, -2)}_${name.slice(-2)}`]: 'x'})).toContain(`Rename it to ${name},`);
  });
});

describe('settings of a service that is not set', () => {
  it.each(['CONSENT', 'VENDOR_ORIGINS', 'PRIVACY_POLICY_URL'])('%s is named', (name) => {
    expect(faultOf({[name]: 'https://example.org'})).toMatch(
      new RegExp(`^environment: ${name} without a service\\. Set one of .*, or unset ${name}\\.$`),
    );
  });
});

describe("Docusaurus's own commands", () => {
  it('print only the message', () => {
    const {status, stderr} = spawnSync('node_modules/.bin/docusaurus', ['build'], {
      encoding: 'utf8',
      env: {...process.env, ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''},
    });
    expect(stderr).toBe(
      'environment: ALGOLIA_APP_ID without ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME. Set all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME, or none.\n',
    );
    expect(status).toBe(1);
  }, 120_000);
});

describe('the origin of the site', () => {
  it('is reported as missing where it is not set', () => {
    expect(siteUrlWarning({SITE_URL: ' '})).toMatch(/SITE_URL is not set.*https:\/\/docs\.strapi\.io.*Set it/);
    expect(siteUrlWarning({SITE_URL: 'https://docs.example'})).toBeNull();
  });
});
