/** The interface of both engines. */
export interface Engine {
  /**
   * Streams the answer to the listener. Resolves when the answer is complete or the signal has aborted it.
   *
   * @param question at most `MAX_QUESTION_LENGTH` characters
   * @throws {AskError} when there is no answer, or its rest is missing; asking again can help
   */
  ask: (question: string, listener: AnswerListener, signal: AbortSignal) => Promise<void>;
  /** Starts a new thread: the next question isn't related to the previous ones. */
  forget?: () => void;
  /**
   * Sends a reader's feedback on an answer that has an ID.
   *
   * @throws {AskError}
   */
  rate?: (answerId: string, rating: Rating) => Promise<void>;
}

/** Finds what the docs say about a question. */
export interface PassageFinder {
  /** Starts loading the data for the first question. Failures are reported when a question is asked. */
  prepare: () => void;
  /** @throws {AskError} if the sections can't be loaded */
  find: (question: string) => Promise<FoundPassages>;
}

export interface AnswerListener {
  /** More of the answer, as Markdown. */
  onText: (text: string) => void;
  onPassages: (found: FoundPassages) => void;
  onSources: (sources: Source[]) => void;
  onAnswerId: (answerId: string) => void;
  /** Data that isn't shown was received, so the service is still responding. */
  onProgress: () => void;
}

export interface FoundPassages {
  /** Best first. */
  passages: readonly Passage[];
  /** Whether the docs don't seem to have an answer, and these are only the closest sections. */
  isGuess: boolean;
}

/** A section of the docs, quoted. */
export interface Passage {
  /** A path on this site, with the anchor. */
  url: string;
  /** Title of the page. */
  page: string;
  /** Headings from level 2 down; empty for the beginning of the page. */
  headings: string[];
  markdown: string;
  /** Whether parts of the section are omitted. */
  isCut: boolean;
}

/** A source of an answer. */
export interface Source {
  url: string;
  title: string;
}

export interface Rating {
  isHelpful: boolean;
  /** The reader's own words; can be empty. */
  comment: string;
}

/** Why there is no answer, or why its rest is missing. */
export type Failure =
  | 'offline'
  /** The service or this site couldn't be reached. */
  | 'unreachable'
  /** The service returned an error. */
  | 'refused'
  /** Too many questions. */
  | 'busy'
  /** The captcha failed. */
  | 'captcha'
  /** The answer stopped before its end, or turned into something else. */
  | 'interrupted'
  /** The service didn't respond in time. */
  | 'slow';

export class AskError extends Error {
  override name = 'AskError';

  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}
