/**
 * The only place that reads environment variables for the site. Runs in Node.js, at start and at build.
 * Every variable is optional: without any, the site works and doesn't contact other hosts.
 */
import {editDistance} from 'docs-corpus/closest';
import {DEFAULT_ANNOUNCEMENT_ID, DEFAULT_KAPA_URL, DEFAULT_REPOSITORY_URL, DEFAULT_SITE_URL} from '../src/site/constants';

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Counts views and clicks of readers who agree. */
  insights: boolean;
}

/** The AI service that answers questions. */
export interface KapaService {
  integrationId: string;
  /** Base URL without a trailing slash, of the service or of a proxy in front of it. */
  baseUrl: string;
}

/** Analytics services. None is set by default. */
export interface ThirdPartyScripts {
  /** The hosted search counts views and clicks. */
  searchInsights: boolean;
  amplitudeApiKey: string | null;
  /** Google Tag Manager's container, `GTM-…`. */
  tagManagerId: string | null;
  experimentationScript: string | null;
  sessionRecordingScript: string | null;
  /** Other origins that these scripts connect to. */
  origins: string[];
  /** `ask`: nothing is loaded before the reader agrees. `off`: readers aren't asked. */
  consent: 'ask' | 'off';
  privacyPolicyUrl: string | null;
}

export interface SiteEnvironment {
  /** Origin without a trailing slash, for canonical links, the sitemap and the feed. */
  siteUrl: string;
  /** URL of the docs repository without a trailing slash, for edit links and issues. */
  repositoryUrl: string;
  /** Folder of the docs, relative to the site. The benchmark sets a generated folder. */
  docsDir: string;
  /** Whether the build uses `plugins/performance`. The site works without it. */
  performance: boolean;
  /** Whether `/stories` shows the components and rarely used content. */
  stories: boolean;
  /** Whether the navbar hides on scrolling down and reappears on scrolling up. */
  hideNavbarOnScroll: boolean;
  /** Whether the site uses the system's color mode until the reader chooses one. Otherwise, it starts in light mode. */
  followSystemColorMode: boolean;
  /** Where answers to "Was this page helpful?" are sent, or `null` for a public issue. */
  feedbackUrl: string | null;
  /** A new ID shows the announcement again to readers who dismissed an earlier one. */
  announcementId: string;
  /** Hosted search, or `null` for the embedded engine. */
  hostedSearch: HostedSearch | null;
  /** The AI service behind Ask AI, or `null` for passages of the docs. */
  kapa: KapaService | null;
  /** `null` if no analytics service is configured. */
  thirdPartyScripts: ThirdPartyScripts | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** An invalid environment. The message is one line and says what to set or unset. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * @throws {EnvironmentError} for an invalid value, an incomplete group (such as an app ID without its key), or a misspelled name.
 */
export function parseEnvironment(variables: Variables): SiteEnvironment {
  rejectMisspelled(variables);
  const hostedSearch = parseHostedSearch(variables);
  return {
    siteUrl: parseOrigin(variables, 'SITE_URL', DEFAULT_SITE_URL),
    repositoryUrl: parseHttpUrl(variables, 'REPOSITORY_URL', DEFAULT_REPOSITORY_URL),
    docsDir: parseDocsDir(variables),
    performance: parseChoice(variables, 'PERFORMANCE', ['on', 'off']) === 'on',
    stories: parseSwitch(variables, 'STORIES'),
    hideNavbarOnScroll: parseSwitch(variables, 'HIDE_NAVBAR_ON_SCROLL'),
    followSystemColorMode: parseSwitch(variables, 'FOLLOW_SYSTEM_COLOR_MODE'),
    feedbackUrl: parseHttpsUrl(variables, 'FEEDBACK_URL'),
    announcementId: read(variables, 'ANNOUNCEMENT_ID') ?? DEFAULT_ANNOUNCEMENT_ID,
    hostedSearch,
    kapa: parseKapa(variables),
    thirdPartyScripts: parseThirdPartyScripts(variables, hostedSearch?.insights ?? false),
  };
}

/**
 * The same for the configuration file, which Docusaurus's commands load. Docusaurus would print an error between two stack
 * traces, so this function prints only the message and exits the process.
 */
export function environmentOrExit(variables: Variables): SiteEnvironment {
  try {
    return parseEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The warning for a production build without the site's URL, or `null` if it is set. */
export function siteUrlWarning(variables: Variables): string | null {
  if (read(variables, 'SITE_URL') !== undefined) return null;
  return `environment: SITE_URL is not set, so canonical links, the sitemap, the feed, and llms.txt point to ${DEFAULT_SITE_URL}. Set it to the origin that readers open.`;
}

/** The folder of the docs, without validating other variables. */
export function parseDocsDir(variables: Variables): string {
  return read(variables, 'DOCS_DIR') ?? 'docs';
}

/** All variables of the site and its commands. */
const NAMES = [
  'SITE_URL',
  'REPOSITORY_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
  'ALGOLIA_ADMIN_API_KEY',
  'KAPA_INTEGRATION_ID',
  'KAPA_BASE_URL',
  'AMPLITUDE_API_KEY',
  'TAG_MANAGER_ID',
  'EXPERIMENTATION_SCRIPT',
  'SESSION_RECORDING_SCRIPT',
  'VENDOR_ORIGINS',
  'CONSENT',
  'PRIVACY_POLICY_URL',
  'FEEDBACK_URL',
  'ANNOUNCEMENT_ID',
  'HIDE_NAVBAR_ON_SCROLL',
  'FOLLOW_SYSTEM_COLOR_MODE',
  'PERFORMANCE',
  'STORIES',
  'DOCS_DIR',
  'CHROMIUM_PATH',
];
/** Prefixes that variables of other programs don't have. */
const BEGINNINGS =
  /^(?:ALGOLIA|KAPA|AMPLITUDE|EXPERIMENTATION|SESSION_?RECORDING|PRIVACY_?POLICY|TAG_?MANAGER|HIDE_?NAVBAR|FOLLOW_?SYSTEM|ANNOUNCEMENT|FEEDBACK)(?:_|$)/i;
/** Shorter names have less room for mistakes: \`LOGS_DIR\` isn't \`DOCS_DIR\`. */
const MISTAKES = {short: 1, long: 2, longFrom: 10};

/** A misspelled variable would have no effect, and no one would notice. */
function rejectMisspelled(variables: Variables): void {
  const faults = Object.keys(variables).flatMap((name) => {
    const value = read(variables, name);
    const meant = value === undefined || NAMES.includes(name) ? undefined : meantName(name);
    // Names are case-insensitive on Windows.
    if (meant === undefined || value === read(variables, meant)) return [];
    return [`environment: ${name} isn't a variable of this site. Rename it to ${meant}, or unset it.`];
  });
  if (faults.length > 0) throw new EnvironmentError(faults.join('\n'));
}

/** The variable that a misspelled name most likely means, or `undefined`. */
function meantName(name: string): string | undefined {
  const distances = NAMES.map((known) => ({known, distance: editDistance(plain(name), plain(known))}));
  const nearest = distances.reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best));
  const allowed = plain(nearest.known).length < MISTAKES.longFrom ? MISTAKES.short : MISTAKES.long;
  if (nearest.distance <= allowed) return nearest.known;
  if (!BEGINNINGS.test(name)) return undefined;
  const words = name.toUpperCase().split('_');
  const shared = (known: string): number => known.split('_').filter((word) => words.includes(word)).length;
  return NAMES.reduce((best, known) => (shared(known) > shared(best) ? known : best), nearest.known);
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function parseHttpUrl(variables: Variables, name: string, fallback: string): string {
  const value = read(variables, name) ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new EnvironmentError(
      `environment: ${name} is "${value}", which is not an http(s) URL. Set it like ${fallback}, or unset it.`,
    );
  }
  return value.replace(/\/+$/, '');
}

function parseOrigin(variables: Variables, name: string, fallback: string): string {
  const value = parseHttpUrl(variables, name, fallback);
  const {pathname, search, hash} = new URL(value);
  if (`${pathname}${search}${hash}` !== '/') {
    throw new EnvironmentError(
      `environment: ${name} is "${value}", but the site is served from the root of its host. Set it like ${fallback}.`,
    );
  }
  return value;
}

/** @param choices the first is the default */
function parseChoice<Choice extends string>(variables: Variables, name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const value = read(variables, name) ?? choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  const names = choices.map((candidate) => `"${candidate}"`).join(' or ');
  throw new EnvironmentError(`environment: ${name} is "${value}". Set it to ${names}, or unset it.`);
}

function parseSwitch(variables: Variables, name: string): boolean {
  return parseChoice(variables, name, ['false', 'true']) === 'true';
}

function parseHostedSearch(variables: Variables): HostedSearch | null {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'];
  const [appId, apiKey, indexName] = names.map((name) => read(variables, name));
  const missing = names.filter((name) => read(variables, name) === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const set = names.filter((name) => !missing.includes(name));
    throw new EnvironmentError(
      `environment: ${set.join(' and ')} without ${missing.join(' and ')}. Set all of ${names.join(', ')}, or none.`,
    );
  }
  const insights = parseSwitch(variables, 'ALGOLIA_INSIGHTS');
  if (appId !== undefined && apiKey !== undefined && indexName !== undefined) return {appId, apiKey, indexName, insights};
  if (!insights) return null;
  throw new EnvironmentError(`environment: ALGOLIA_INSIGHTS without ${names.join(', ')}. Set those too, or unset it.`);
}

/** The URL is optional, but has no effect on its own. */
function parseKapa(variables: Variables): KapaService | null {
  const integrationId = read(variables, 'KAPA_INTEGRATION_ID');
  if (integrationId !== undefined) return {integrationId, baseUrl: parseHttpUrl(variables, 'KAPA_BASE_URL', DEFAULT_KAPA_URL)};
  if (read(variables, 'KAPA_BASE_URL') === undefined) return null;
  throw new EnvironmentError('environment: KAPA_BASE_URL without KAPA_INTEGRATION_ID. Set the latter too, or neither.');
}

const SCRIPT_VARIABLES = ['AMPLITUDE_API_KEY', 'TAG_MANAGER_ID', 'EXPERIMENTATION_SCRIPT', 'SESSION_RECORDING_SCRIPT'] as const;
const SCRIPT_SETTINGS = ['CONSENT', 'VENDOR_ORIGINS', 'PRIVACY_POLICY_URL'] as const;

function parseThirdPartyScripts(variables: Variables, searchInsights: boolean): ThirdPartyScripts | null {
  if (!searchInsights && SCRIPT_VARIABLES.every((name) => read(variables, name) === undefined)) {
    const useless = SCRIPT_SETTINGS.filter((name) => read(variables, name) !== undefined);
    if (useless.length === 0) return null;
    throw new EnvironmentError(
      `environment: ${useless.join(' and ')} without a service. Set one of ${SCRIPT_VARIABLES.join(', ')}, ALGOLIA_INSIGHTS, or unset ${useless.join(' and ')}.`,
    );
  }
  return {
    searchInsights,
    amplitudeApiKey: read(variables, 'AMPLITUDE_API_KEY') ?? null,
    tagManagerId: parseTagManagerId(variables),
    experimentationScript: parseHttpsUrl(variables, 'EXPERIMENTATION_SCRIPT'),
    sessionRecordingScript: parseHttpsUrl(variables, 'SESSION_RECORDING_SCRIPT'),
    origins: (read(variables, 'VENDOR_ORIGINS') ?? '').split(/\s+/).filter(Boolean).map(parseScriptOrigin),
    consent: parseChoice(variables, 'CONSENT', ['ask', 'off']),
    privacyPolicyUrl: parseHttpsUrl(variables, 'PRIVACY_POLICY_URL'),
  };
}

function parseTagManagerId(variables: Variables): string | null {
  const value = read(variables, 'TAG_MANAGER_ID') ?? null;
  if (value === null || /^GTM-[A-Z0-9]+$/.test(value)) return value;
  throw new EnvironmentError(
    `environment: TAG_MANAGER_ID is "${value}". Set it to a container's id like GTM-ABC1234, or unset it.`,
  );
}

function parseHttpsUrl(variables: Variables, name: string): string | null {
  const value = read(variables, name) ?? null;
  if (value === null || (URL.canParse(value) && new URL(value).protocol === 'https:')) return value;
  throw new EnvironmentError(`environment: ${name} is "${value}", which is not an https URL. Correct it, or unset it.`);
}

/** Origin in the format of the Content-Security-Policy, whose first label can be a wildcard. */
function parseScriptOrigin(origin: string): string {
  if (/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(origin)) return origin;
  throw new EnvironmentError(
    `environment: VENDOR_ORIGINS has "${origin}", which isn't an origin. Write origins like https://eu.example.com or https://*.example.com, separated by spaces.`,
  );
}
