/**
 * The only place that reads environment variables for the site. Runs in Node, at start and at build.
 * Every variable is optional: with none set the site works and talks to no other host.
 */
import {DEFAULT_KAPA_URL, DEFAULT_REPOSITORY_URL, DEFAULT_SITE_URL} from './constants';

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The AI service that answers questions. */
export interface KapaService {
  integrationId: string;
  /** Where it is called, without a trailing slash: its own address, or that of a proxy in front of it. */
  baseUrl: string;
}

export interface SiteEnvironment {
  /** Origin without a trailing slash, for canonical links, the sitemap and the feed. */
  siteUrl: string;
  /** Repository of these docs without a trailing slash, for edit links and issues. */
  repositoryUrl: string;
  /** Folder of the docs, relative to the site. The bench points it at a generated tree. */
  docsDir: string;
  /** `test` adds the story pages and turns on the switches that are off in production. */
  variant: 'production' | 'test';
  /** Hosted search, or `null` for the embedded engine. */
  hostedSearch: HostedSearch | null;
  /** The AI service behind Ask AI, or `null` for passages of the docs. */
  kapa: KapaService | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A faulty environment. The message is one line and says what to set or unset. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * @throws {EnvironmentError} for a value that cannot be used, and for half a group (an app id without its key).
 */
export function parseEnvironment(variables: Variables): SiteEnvironment {
  return {
    siteUrl: parseOrigin(variables, 'SITE_URL', DEFAULT_SITE_URL),
    repositoryUrl: parseHttpUrl(variables, 'REPOSITORY_URL', DEFAULT_REPOSITORY_URL),
    docsDir: read(variables, 'DOCS_DIR') ?? 'docs',
    variant: parseVariant(variables),
    hostedSearch: parseHostedSearch(variables),
    kapa: parseKapa(variables),
  };
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
  if (new URL(value).pathname !== '/') {
    throw new EnvironmentError(
      `environment: ${name} is "${value}", but the site is served from the root of its host. Set it like ${fallback}.`,
    );
  }
  return value;
}

function parseVariant(variables: Variables): SiteEnvironment['variant'] {
  const value = read(variables, 'SITE_VARIANT') ?? 'production';
  if (value !== 'production' && value !== 'test') {
    throw new EnvironmentError(`environment: SITE_VARIANT is "${value}". Set it to "production" or "test", or unset it.`);
  }
  return value;
}

function parseHostedSearch(variables: Variables): HostedSearch | null {
  const group = parseGroup(variables, ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME']);
  if (!group) return null;
  const [appId, apiKey, indexName] = group;
  return {appId, apiKey, indexName};
}

/** The address may be left out, but makes no sense alone. */
function parseKapa(variables: Variables): KapaService | null {
  const integrationId = read(variables, 'KAPA_INTEGRATION_ID');
  if (integrationId !== undefined) return {integrationId, baseUrl: parseHttpUrl(variables, 'KAPA_BASE_URL', DEFAULT_KAPA_URL)};
  if (read(variables, 'KAPA_BASE_URL') === undefined) return null;
  throw new EnvironmentError('environment: KAPA_BASE_URL without KAPA_INTEGRATION_ID. Set the latter too, or neither.');
}

/** The values of variables that only make sense together; `null` when none is set. */
function parseGroup<Names extends readonly string[]>(
  variables: Variables,
  names: readonly [...Names],
): {[Index in keyof Names]: string} | null;
function parseGroup(variables: Variables, names: readonly string[]): string[] | null {
  const values = names.map((name) => read(variables, name));
  const missing = names.filter((_, index) => values[index] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const set = names.filter((name) => !missing.includes(name));
    throw new EnvironmentError(
      `environment: ${set.join(' and ')} without ${missing.join(' and ')}. Set all of ${names.join(', ')}, or none.`,
    );
  }
  return values.filter((value) => value !== undefined);
}
