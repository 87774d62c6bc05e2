import type {Draft} from './draft';

/** Kept until the tab is closed, and never in a link. */
const DRAFT = 'query-builder.draft';
const SERVER = 'query-builder.server';
const SEND_AFTER_RELOAD = 'query-builder.send';

/** The reader's own server. */
export interface Server {
  /** As typed. */
  baseUrl: string;
  token: string;
}

interface KeptDraft {
  draft: Draft;
  /** The page's hash when the draft was stored. The URL is updated a little later. */
  hash: string;
}

export function keepDraft(draft: Draft): void {
  write(DRAFT, JSON.stringify({...draft, hash: location.hash}));
}

export function keptDraft(): KeptDraft | null {
  const value = read(DRAFT);
  if (!hasText(value, 'endpoint') || !hasText(value, 'query') || !hasText(value, 'hash')) return null;
  const {endpoint, query, hash} = value;
  return {draft: {endpoint, query}, hash};
}

export function keepServer(server: Server): void {
  write(SERVER, JSON.stringify(server));
}

export function keptServer(): Server {
  const value = read(SERVER);
  return hasText(value, 'baseUrl') && hasText(value, 'token')
    ? {baseUrl: value.baseUrl, token: value.token}
    : {baseUrl: '', token: ''};
}

export function askToSendAfterReload(): void {
  write(SEND_AFTER_RELOAD, 'true');
}

/** Returns whether sending was requested, and clears the request. */
export function takeSendAfterReload(): boolean {
  const isAsked = sessionStorage.getItem(SEND_AFTER_RELOAD) !== null;
  sessionStorage.removeItem(SEND_AFTER_RELOAD);
  return isAsked;
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    console.warn('The query builder could not keep its state in this tab.', error);
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    name in value &&
    typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string'
  );
}
