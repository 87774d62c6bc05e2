/** Both engines answer through this; the modal knows nothing else. */
export interface Engine {
  /** Starts loading what the first question needs. */
  prepare: () => void;
  /**
   * Tells the listener what there is, as it comes, and resolves when the answer is whole or the signal has aborted it.
   *
   * @param question at most `MAX_QUESTION_LENGTH` characters
   * @throws {AskError} when there is no answer, or its rest is missing; asking again can help
   */
  ask: (question: string, listener: AnswerListener, signal: AbortSignal) => Promise<void>;
  /** The next question has nothing to do with those before. */
  forget: () => void;
  /**
   * Sends what a reader thinks of an answer.
   *
   * @throws {AskError}
   */
  rate: (answerId: string, rating: Rating) => Promise<void>;
}

export interface AnswerListener {
  /** More of the answer, as Markdown. */
  onText: (text: string) => void;
  onPassages: (passages: Passage[]) => void;
  onSources: (sources: Source[]) => void;
  /** The answer can be rated under this name. */
  onAnswerId: (answerId: string) => void;
  /** Something has come that is not shown: the service is alive. */
  onProgress: () => void;
}

/** A section of the docs, quoted. */
export interface Passage {
  /** A path on this site, with the anchor. */
  url: string;
  /** Title of the page. */
  page: string;
  /** From level 2 down; empty for the beginning of the page. */
  headings: string[];
  markdown: string;
  /** Something of the section is left out. */
  isCut: boolean;
}

/** What an answer was made from. */
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
  /** Nothing could be loaded from the service, or from this site. */
  | 'unreachable'
  /** The service answered that it cannot. */
  | 'refused'
  /** Too many questions. */
  | 'busy'
  /** The service could not make sure that a person asks. */
  | 'captcha'
  /** The answer stopped before its end, or turned into something else. */
  | 'interrupted'
  /** Nothing came for a long time. */
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
