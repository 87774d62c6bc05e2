import type {ChangingValues} from '../compare/compare';
import type {PanelStep} from '../samples/step';
import type {App} from '../subject';
import type {ProofContext, Sample, SampleFailure} from '../types';
import type {Pass} from './passes';
import type {Project} from './project';

/** What a replay needs to know about the product. */
export interface TutorialOptions<Product extends App = App> {
  createProject: (context: ProofContext<Product>) => Promise<Project>;
  server: ServerKind;
  /** Whether another runner proves that the commands exist. They're replayed in any case, and then only failures are reported. */
  leavesCommands?: boolean;
  /** The language that the commands of a tutorial choose, if it's only for readers of one tab. */
  languageOf?: (commands: readonly string[]) => string | null;
  /** The commands that readers of a language tab type, if they differ from those on the page. */
  inLanguage?: (commands: string, language: string | null) => string;
  /**
   * Files of what a project has from the start: one of the names in `{/* tutorial content="author book": … *\/}`.
   *
   * @param names all of these names
   */
  contentFiles?: (name: string, project: Project, names: readonly string[]) => Readonly<Record<string, string>>;
  /** Queries the project's database for `step: sql`. */
  query?: (project: Project, sql: string) => unknown;
  /** Values in JSON that differ in each run. */
  changing: ChangingValues;
  /** Sends the requests of one replay. Without it, pages can't show requests in tutorials. */
  createRequests?: (context: ProofContext<Product>) => Requests;
  /** Opens a browser for `panel:` steps. */
  openPanel?: (context: ProofContext<Product>, project: Project, onToken: (token: string) => void) => Promise<Panel>;
  /** Tutorials in a product that is already running. */
  walks?: {
    /** @param commands those of the comment that starts the tutorial */
    isWalk: (commands: string) => boolean;
    create: (context: ProofContext<Product>) => Walks;
  };
}

/** The program of a project that keeps running. */
export interface ServerKind {
  /** Matches the command that starts it, in the last line of a fence. */
  command: RegExp;
  /** What it prints when it accepts requests. */
  started: string;
  /** Whether it restarts when this file changes. */
  watches: (file: string) => boolean;
}

/** Sends a tutorial's requests to its project, and compares the responses. */
export interface Requests {
  /** @param url URL of the running server */
  run: (call: Sample, responses: readonly Sample[], url: string) => Promise<SampleFailure[]>;
  /** Stores the token that replaces the placeholder of later requests. */
  keepToken: (token: string) => void;
}

/** The reader's browser. */
export interface Panel {
  /** Throws a `PanelError` for a step that can't be done. */
  run: (step: PanelStep) => Promise<void>;
  close: () => Promise<void>;
}

/** A step in the browser that the reader couldn't do. */
export class PanelError extends Error {
  override name = 'PanelError';
}

export interface Walks {
  walk: (pass: Pass, say: (place: string) => void) => Promise<SampleFailure[]>;
  close: () => Promise<void>;
}
