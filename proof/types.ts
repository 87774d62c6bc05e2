import type {Reason} from '../plugins/sample-proof/reasons';
import type {DatabaseName, LentServices, ServiceName} from './services/types';

/** What the proof is about: the samples of the docs, who proves them, and what came of it. */

/** Who sends a request: the callers of the bookshop's harness. Written on the fence as `as="read-only"`. */
export const CALLERS = ['public', 'full-access', 'read-only', 'user', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a fence's words after its language say about its proof. */
export interface Hints {
  /** `proof="rest"`: the name of the runner, where language and title choose another or none. */
  runner?: string;
  /** `noProof="output"` */
  noProof?: Reason;
  /** `fails="Invalid key filter"`: running it ends in an error whose message contains this. */
  fails?: string;
  /** `status=404`: of the response. Without it, the status that the response shows, else 200 to 299. */
  status?: number;
  as?: Caller;
  /** `part="data[0].author"`: the fence shows only this part of the response or result. */
  part?: string;
  /** `continue`: begins with the files and content that the section before left, not with the seed's. */
  continue: boolean;
  /** `fresh`: begins with the seed's files and content again, though samples come before it in its section. */
  fresh: boolean;
  /** `empty`: on the first sample of a section, which then begins without any content. */
  empty: boolean;
  /** `database="postgres"`: of the bookshop in this section, instead of SQLite. */
  database?: DatabaseName;
  /** `services="redis"`: programs that this section talks to. */
  services?: readonly ServiceName[];
  /** `file="src/api/book/routes/book.ts"`: is put there in the app, where the title does not say so. */
  file?: string;
  /** `excerpt`: the fence shows only the keys that change in the file of settings that its title names. */
  excerpt?: true;
  /** `generated`: the file of a tutorial is there already; it is compared, not written. */
  generated?: true;
  /** `delete="src/api/genre src/api/review"`: is taken out of the app. */
  delete: readonly string[];
  /** `uncalled="destroy"`: functions of a file of the app that no request of the page reaches. */
  uncalled: readonly string[];
  /** `codemod="5.0.0-utils-public-interface-code"`: code of Strapi 4, which this codemod of the upgrade tool is run on. */
  codemod?: string;
  /** `after`: what the codemod makes of the sample before it. */
  after?: true;
}

/** Samples of which a reader follows one: those in the tabs of a group. */
export interface Variant {
  /** The same for all tabs of a group, and for no other group of the docs. */
  group: string;
  /** What readers choose by: `language`, `package-manager`; `null` for a group of its own. */
  groupId: string | null;
  /** `ts`, `yarn` */
  value: string;
  /** Place among the samples of its tab, from 0: samples of one place in different tabs say the same. */
  place: number;
}

/**
 * One fence, one command of `<PackageManagerTabs>`, one note (a comment that begins with `proof:`, or a line of one about rows), one
 * source (a comment that begins with `source:`), or steps of a tutorial (a comment that begins with `tutorial:`, `step:` or `panel:`).
 */
export interface Sample {
  /** Page and place, unique and the same as long as no sample is put before it in its section: `cms/api/rest#create.2`. */
  id: string;
  kind: 'fence' | 'command' | 'note' | 'source' | 'step';
  /** Id of the page that shows it: `cms/api/rest`. */
  page: string;
  /** Where its text stands, relative to the site; a snippet's file where a page shows it through one. */
  file: string;
  /** 1-based line in `file` of the fence's first line; its text begins in the next. */
  line: number;
  /** Anchor of the section, `null` before the first heading. */
  section: string | null;
  /** Lower case; empty for a fence without one. `bash` for a command, `note` for a note, `source` for a source, `step` for steps. */
  lang: string;
  title: string | null;
  /** Without the fence's lines and indentation. */
  text: string;
  hints: Hints;
  /** The tabs that it is in, from the outermost in. */
  variants: readonly Variant[];
  /** Samples of one scope share files and content, and are run in the order of the page: by default those of a section. */
  scope: string;
  /** Ids of the requests that it is the response of, in the order of the page. Empty for all but responses. */
  requests: readonly string[];
  /** Ids of the fences that show its response: several where an `<ApiCall>` has several. */
  responses: readonly string[];
  /** Ids of fences that are sent with it: the variables of a GraphQL query. They have it in `requests`. */
  inputs: readonly string[];
  /** Names the note about rows that it is a line of: its lines all begin with the same content. */
  rows: string | null;
  /** Id of the comment that begins the tutorial that it is a step of. */
  tutorial: string | null;
  /** Of all that its verdict depends on in the docs: itself, its responses or requests, and what is run before it. */
  hash: string;
}

/** What is wrong, in words for the writer of the page. */
export interface Failure {
  /** 1-based line in the sample's file, where it is another than that of the fence. */
  line?: number;
  /** One sentence with a period: what is wrong. */
  fault: string;
  /** One sentence with a period: what to do, where that is not plain. */
  fix?: string;
  /** Shown next to each other as a diff. Text, or values that are shown as JSON. */
  expected?: unknown;
  received?: unknown;
}

/** A sample is proven when it has no failures. */
export interface Verdict {
  sample: Sample;
  failures: readonly Failure[];
  /** Why it wasn't looked at on this machine. Then the lock keeps what it says of the sample. */
  skipped?: string;
}

/** What runners are given besides their samples. */
export interface ProofContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Absolute path of the bookshop, `proof/cms`. Installed before the first runner runs. */
  cmsDir: string;
  /** The pinned version of Strapi: `5.54.0`. */
  version: string;
  /** Every sample of the docs by id, those of other runners included. */
  samples: ReadonlyMap<string, Sample>;
  /**
   * Borrows a process in which a bookshop can be booted, and returns it afterwards. At most two are lent at a time;
   * others wait.
   */
  withBookshop: <Result>(use: (shop: BookshopProcess) => Promise<Result>) => Promise<Result>;
  /** Lends programs that samples talk to, empty, and starts them where needed. One user at a time. */
  withServices: <Result>(names: readonly ServiceName[], use: (services: LentServices) => Promise<Result>) => Promise<Result>;
  /** Says that another sample is done, for the progress bar. */
  done: (sample: Sample) => void;
}

/** Proves samples of one kind. One entry of the registry in `runners/index.ts`. */
export interface Runner {
  /** As in `proof="rest"`. */
  name: string;
  /** What it does with samples, in words that readers see after their number: "12 sent, and the responses compared". */
  proves: string;
  /**
   * Whether a sample is its own by language, title and text. Never asked about responses and inputs, which go with their request,
   * and samples whose writer named the runner or a reason. No two runners may take one sample.
   */
  takes: (sample: Sample) => boolean;
  /** Samples of other runners that it checks too, its failures added to theirs: the types of a snippet that is also run. */
  checksToo?: (sample: Sample) => boolean;
  /**
   * One verdict for each sample, in any order; failures of other samples may be added. Faults of samples are failures; it throws only if it cannot do its work.
   * Runners with the same `prove` get their samples together, in the order of the pages.
   */
  prove: (samples: readonly Sample[], context: ProofContext) => Promise<readonly Verdict[]>;
}

/** How the bookshop is booted. */
export interface BootRequest {
  /** Files to add or replace, by path from the app's root; `null` deletes. */
  files?: Readonly<Record<string, string | null>>;
  env?: Readonly<Record<string, string>>;
  /** The seed's content (the default), or a database with users and tokens only. */
  seed?: boolean;
  /** Boots again even where the same bookshop runs: a snippet has left traces in it. */
  again?: boolean;
  /** `false`: a database without content has no users and tokens either, as a new project has none. */
  users?: boolean;
  /** Folder of a built admin panel, to be served with the APIs. */
  panel?: string;
}

export type Boot =
  | {
      ok: true;
      /** `http://127.0.0.1:40123` */
      url: string;
      /** Absolute path of the copy of the app. */
      appDir: string;
      /** Those of all documents that are there. */
      documentIds: readonly string[];
    }
  /** What the app said before it gave up. */
  | {ok: false; error: string};

export interface SentRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  as?: Caller;
}

export interface ReceivedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, else text; `undefined` if there is none. */
  body?: unknown;
}

/** What a snippet did. */
export interface SnippetRun {
  /** What it wrote to the console. */
  output: string;
  /** The value of its last expression or declaration, as JSON carries it. */
  value?: unknown;
  error: {name: string; message: string; details?: unknown} | null;
  /** Answers of the app to what it fetched. */
  responses: readonly ReceivedResponse[];
}

/** A function in a file of the app that was not called since the boot. */
export interface UncalledFunction {
  /** From the app's root: `src/api/book/controllers/book.ts`. */
  file: string;
  /** Empty for a function without a name. */
  name: string;
  /** 1-based, in the file as written. */
  line: number;
}

/** A process that holds at most one booted bookshop. */
export interface BookshopProcess {
  /** Boots, or goes back to the seed where the same bookshop runs already. A boot takes about 2 s, going back 20 ms. */
  boot: (request?: BootRequest) => Promise<Boot>;
  /** Stops the booted app, so that it leaves its database. */
  close: () => Promise<void>;
  /** Goes back to the content of the boot. */
  restore: () => Promise<void>;
  /** Throws `BookshopError` where no answer comes. */
  send: (request: SentRequest) => Promise<ReceivedResponse>;
  /** Runs TypeScript inside the app, with `strapi` and `request()` in scope. */
  run: (source: string, file?: string) => Promise<SnippetRun>;
  /** @param files paths from the app's root */
  uncalled: (files: readonly string[]) => Promise<readonly UncalledFunction[]>;
}
