import type {Hints as FenceHints} from 'docs-corpus/fenceWords';
import type {Reason} from '../plugins/sample-proof/reasons';
import type {DatabaseName, LentServices, OTHER_SERVICES, ServiceName} from './services/types';

/** Types of the proof: samples, runners, and verdicts. */

/** Senders of requests: the callers of the bookshop's harness. Written on the fence as `as="read-only"`. */
export const CALLERS = ['public', 'full-access', 'read-only', 'user', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** The values that words of a fence have here. */
export interface BookshopValues {
  runner: string;
  noProof: Reason;
  as: Caller;
  database: DatabaseName;
  services: (typeof OTHER_SERVICES)[number];
}

/** The words after a fence's language that control its proof. */
export type Hints = FenceHints<BookshopValues>;

/** Alternatives in the tabs of a group. A reader follows one of them. */
export interface Variant {
  /** The same for all tabs of a group, and unique in the docs. */
  group: string;
  /** The choice that readers make: `language`, `package-manager`; `null` for an independent group. */
  groupId: string | null;
  /** `ts`, `yarn` */
  value: string;
  /** 0-based position among the samples of its tab. Samples at the same position in different tabs are equivalent. */
  place: number;
}

/**
 * One fence, one command of `<PackageManagerTabs>`, one note (a comment that begins with `proof:`, or a line of one about rows), one
 * source (a comment that begins with `source:`), or steps of a tutorial (a comment that begins with `tutorial:`, `step:` or `panel:`).
 */
export interface Sample {
  /** Page and position. Unique, and stable unless a sample is added before it in its section: `cms/api/rest#create.2`. */
  id: string;
  kind: 'fence' | 'command' | 'note' | 'source' | 'step';
  /** Id of the page that shows it: `cms/api/rest`. */
  page: string;
  /** File that contains its text, relative to the site. If a page includes a snippet, this is the snippet's file. */
  file: string;
  /** 1-based line in `file` of the fence's first line. Its text starts on the next line. */
  line: number;
  /** Anchor of the section, `null` before the first heading. */
  section: string | null;
  /** Lowercase; empty for a fence without a language. `bash` for a command, `note` for a note, `source` for a source, `step` for steps. */
  lang: string;
  title: string | null;
  /** Content without the fence lines and indentation. */
  text: string;
  hints: Hints;
  /** The tabs that contain it, outermost first. */
  variants: readonly Variant[];
  /** Samples in the same scope share files and content, and run in page order. By default, a scope is a section. */
  scope: string;
  /** Ids of the requests that it's the response to, in page order. Only set for responses. */
  requests: readonly string[];
  /** Ids of the fences that show its response. An `<ApiCall>` can have several. */
  responses: readonly string[];
  /** Ids of fences that are sent with it, such as the variables of a GraphQL query. These have its id in `requests`. */
  inputs: readonly string[];
  /** Identifies the note about rows that it's a line of. All lines of the note start with the same content. */
  rows: string | null;
  /** Id of the comment that starts its tutorial. */
  tutorial: string | null;
  /** Hash of everything in the docs that its verdict depends on: itself, its responses or requests, and earlier samples. */
  hash: string;
}

/** A problem, described for the author of the page. */
export interface Failure {
  /** 1-based line in the sample's file, if it isn't the fence's line. */
  line?: number;
  /** What is wrong, as one sentence with a period. */
  fault: string;
  /** What to do, as one sentence with a period, unless it's obvious. */
  fix?: string;
  /** Displayed as a diff: strings, or values that are formatted as JSON. */
  expected?: unknown;
  received?: unknown;
}

/** A sample is proven when it has no failures. */
export interface Verdict {
  sample: Sample;
  failures: readonly Failure[];
  /** Why it wasn't checked on this machine. The lock then keeps the sample's entry. */
  skipped?: string;
}

/** What runners receive besides their samples. */
export interface ProofContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Absolute path of the bookshop, `proof/cms`. Installed before the first runner runs. */
  cmsDir: string;
  /** The pinned version of Strapi: `5.54.0`. */
  version: string;
  /** Every sample of the docs by id, including other runners' samples. */
  samples: ReadonlyMap<string, Sample>;
  /**
   * Borrows a process that can boot a bookshop, and returns it afterwards. At most two are lent out at a time;
   * other callers wait.
   */
  withBookshop: <Result>(use: (shop: BookshopProcess) => Promise<Result>) => Promise<Result>;
  /** Whether all these processes already have a running bookshop. */
  hasKeptBookshops: boolean;
  /** Lends out services without content, and starts them if necessary. Each has one user at a time. */
  withServices: <Result>(names: readonly ServiceName[], use: (services: LentServices) => Promise<Result>) => Promise<Result>;
  /** Reports that a sample is finished, for the progress bar. */
  done: (sample: Sample) => void;
}

/** Proves one kind of sample. Registered in `runners/index.ts`. */
export interface Runner {
  /** The name in `proof="rest"`. */
  name: string;
  /** What it does with samples, as displayed to readers after a number: "12 sent, and the responses compared". */
  proves: string;
  /**
   * Whether it accepts a sample, by language, title, and text. Not called for responses and inputs, which belong to their request,
   * or for samples whose author named the runner or a reason. Two runners must not accept the same sample.
   */
  takes: (sample: Sample) => boolean;
  /** Samples of other runners that it also checks, such as the types of a snippet that is run. Its failures are added to theirs. */
  checksToo?: (sample: Sample) => boolean;
  /** Runs at the same time as the other runners, because it often waits for downloads or a browser. */
  concurrent?: true;
  /**
   * Returns one verdict per sample, in any order, and optionally failures of other samples. Throws only if it can't do its work;
   * errors in samples are failures.
   * Runners with the same `prove` receive their samples together, in page order.
   */
  prove: (samples: readonly Sample[], context: ProofContext) => Promise<readonly Verdict[]>;
}

/** Options for booting the bookshop. */
export interface BootRequest {
  /** Files to add or replace, by path relative to the app's root; `null` deletes a file. */
  files?: Readonly<Record<string, string | null>>;
  env?: Readonly<Record<string, string>>;
  /** The seed's content (the default), or a database with only users and tokens. */
  seed?: boolean;
  /** Boots again even if the same bookshop is running, because a snippet has changed its state. */
  again?: boolean;
  /** `false`: a database without content also has no users and tokens, as in a new project. */
  users?: boolean;
  /** Folder of a built admin panel to serve with the APIs. */
  panel?: string;
}

export type Boot =
  | {
      ok: true;
      /** `http://127.0.0.1:40123` */
      url: string;
      /** Absolute path of the copy of the app. */
      appDir: string;
      /** Ids of all existing documents. */
      documentIds: readonly string[];
    }
  /** The app's output before it exited. */
  | {ok: false; error: string};

export interface SentRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
  as?: Caller;
}

export interface ReceivedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Parsed if it's JSON, otherwise a string; `undefined` if there is no body. */
  body?: unknown;
}

/** The result of a snippet. */
export interface SnippetRun {
  /** Its console output. */
  output: string;
  /** The value of its last expression or declaration, serialized as JSON. */
  value?: unknown;
  error: {name: string; message: string; details?: unknown} | null;
  /** Responses of the app to the snippet's requests. */
  responses: readonly ReceivedResponse[];
}

/** A function in an app file that hasn't been called since the boot. */
export interface UncalledFunction {
  /** Path relative to the app's root: `src/api/book/controllers/book.ts`. */
  file: string;
  /** Empty for an anonymous function. */
  name: string;
  /** 1-based line in the source file. */
  line: number;
}

/** A process that holds at most one booted bookshop. */
export interface BookshopProcess {
  /** Boots, or restores the seed if the same bookshop is already running. A boot takes about 2 s, a restore 20 ms. */
  boot: (request?: BootRequest) => Promise<Boot>;
  /** Stops the booted app, so that it closes its database. */
  close: () => Promise<void>;
  /** Restores the content of the boot. */
  restore: () => Promise<void>;
  /** Throws `BookshopError` if there is no response. */
  send: (request: SentRequest) => Promise<ReceivedResponse>;
  /** Runs TypeScript inside the app, with `strapi` and `request()` in scope. */
  run: (source: string, file?: string) => Promise<SnippetRun>;
  /** @param files paths relative to the app's root */
  uncalled: (files: readonly string[]) => Promise<readonly UncalledFunction[]>;
}
