/** Types of the proof: samples, runners, and verdicts. */
import type {CorpusReader} from 'docs-corpus';
import type {Hints} from 'docs-corpus/fenceWords';
import type {LentServices} from './services';
import type {App, Subject} from './subject';

export type {Hints};

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

/** How a sample calls the app: with a request, with client code, with code that runs inside the app, or with a note. */
export type CallKind = 'http' | 'curl' | 'graphql' | 'fetch' | 'snippet' | 'note';

/**
 * One fence, one command of `<PackageManagerTabs>`, one note (a comment that begins with `proof:`, or a line of one about rows), one
 * source (a comment that begins with `source:`), or steps of a tutorial (a comment that begins with `tutorial:`, `step:` or `panel:`).
 */
export interface Sample {
  /** Page and position. Unique, and stable unless a sample is added before it in its section: `api/rest#create.2`. */
  id: string;
  kind: 'fence' | 'command' | 'note' | 'source' | 'step';
  /** Id of the page that shows it: `api/rest`. */
  page: string;
  /** File that contains its text, relative to the root. If a page includes a snippet, this is the snippet's file. */
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
  /** Path in the app where readers save it: `config/server.ts`. */
  appFile: string | null;
  /** How it calls the app, or `null` if it doesn't. */
  calls: CallKind | null;
  /** Method, path, and body, if it's one request. Equal for two samples that send the same one. */
  request: string | null;
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

/** A failure and its sample, where a runner proves several together. */
export interface SampleFailure extends Failure {
  sample: Sample;
}

/** A sample is proven when it has no failures. */
export interface Verdict {
  sample: Sample;
  failures: readonly Failure[];
  /** Why it wasn't checked on this machine. The lock then keeps the sample's entry. */
  skipped?: string;
}

/** What runners receive besides their samples. */
export interface ProofContext<Product extends App = App> {
  /** Absolute path that file names are relative to. */
  root: string;
  subject: Subject<Product>;
  /** Opens the docs. */
  openDocs: () => CorpusReader;
  /** Every sample of the docs by id, including other runners' samples. */
  samples: ReadonlyMap<string, Sample>;
  /** Borrows an app, and returns it afterwards. Other callers wait while as many as the subject allows are lent out. */
  withApp: <Result>(use: (app: Product) => Promise<Result>) => Promise<Result>;
  /** Lends out services without content, and starts them if necessary. Each has one user at a time. */
  withServices: <Result>(names: readonly string[], use: (services: LentServices) => Promise<Result>) => Promise<Result>;
  /** Reports that a sample is finished, for the progress bar. */
  done: (sample: Sample) => void;
}

/** The part of a runner that `readSamples` uses. */
export type ReadingRunner = Pick<Runner, 'name' | 'takes'>;

/** Proves one kind of sample. */
export interface Runner<Product extends App = App> {
  /** The name in `proof="rest"`. */
  name: string;
  /** Absolute path of the folder with its code, `import.meta.dirname`. When this code or what it imports changes, its samples are proven again. */
  folder: string;
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
  prove: (samples: readonly Sample[], context: ProofContext<Product>) => Promise<readonly Verdict[]>;
}
