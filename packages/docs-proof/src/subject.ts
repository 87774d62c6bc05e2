import type {Service} from './services';
import type {CallKind, Hints} from './types';

/** The product that the docs describe, and how their samples call it. */
export interface Subject<Product extends App = App> {
  /** As readers know it. */
  readonly name: string;
  /** The version that the docs describe. Verdicts are only valid for this one: `5.54.0`. */
  readonly version: string;
  /** The version of Node.js that it runs on, if that matters. Verdicts are only valid for this one. */
  readonly node?: string;
  /** Hash of the code and content that samples run with. Verdicts are only valid for this state. */
  readonly state: string;
  /** Absolute paths of code that every verdict depends on: what starts and controls the app. */
  readonly code: readonly string[];
  /** Prepares this machine before the first runner runs, such as installing packages. */
  install?: () => void | Promise<void>;
  /** Returns an app that isn't running yet. */
  createApp: () => Product & {stop: () => Promise<void>};
  /** How many apps run at the same time (1 by default). */
  appsAtOnce?: number;
  /** Senders of requests, written as `as="admin"`. */
  callers: readonly string[];
  /** Database servers that the app can use in place of its own, by the name in `database="postgres"`. */
  databases?: Readonly<Record<string, Service>>;
  /** Other programs that the app connects to, by the name in `services="redis"`. */
  services?: Readonly<Record<string, Service>>;
  conventions: Conventions;
  /** Where the files are that `source:` comments quote. */
  sources?: {
    /** Absolute path. */
    folder: string;
    /** As writers know it: `node_modules`. */
    name: string;
  };
}

/** How samples about the subject are written. */
export interface Conventions {
  /** Port of the app in samples: `http://localhost:3000`. */
  port: number;
  /** The path in the app of a sample with this title, or `null` if the title isn't one. */
  fileOf: (title: string) => string | null;
  /** How a script calls the app, or `null` if it doesn't. */
  callOfScript: (script: {text: string; hints: Hints}) => Extract<CallKind, 'fetch' | 'snippet'> | null;
  /** Status codes of the errors that the subject's code throws, by class: `{NotFoundError: 404}`. */
  errors?: Readonly<Record<string, number>>;
  excerpts?: Excerpts;
}

/** Files of which samples can show only the keys that change. */
export interface Excerpts {
  matches: RegExp;
  /** A title that matches, for messages. */
  example: string;
  /** The text of the app's file, or `null` if it has none. */
  read: (file: string) => string | null;
}

/** A running product, as runners use it. Products can do more. */
export interface App {
  /** Starts the app, or restores its content if the same app is already running. */
  boot: (request?: BootRequest) => Promise<Boot>;
  /** Restores the content of the boot. */
  restore: () => Promise<void>;
  /** Throws if there is no response. */
  send: (request: SentRequest) => Promise<ReceivedResponse>;
}

export interface BootRequest {
  /** Files to add or replace, by path relative to the app's root; `null` deletes a file. */
  files?: Readonly<Record<string, string | null>>;
  env?: Readonly<Record<string, string>>;
}

export type Boot =
  /** `http://127.0.0.1:40123` */
  | {ok: true; url: string}
  /** The app's output before it exited. */
  | {ok: false; error: string};

export interface SentRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
  /** One of the subject's callers. */
  as?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Parsed if it's JSON, otherwise a string; `undefined` if there is no body. */
  body?: unknown;
}
