import {
  AskError,
  type AnswerListener,
  type Engine,
  type Failure,
  type FoundPassages,
  type Passage,
  type Rating,
  type Source,
} from './engines/Engine';
import {MAX_ANSWER_LENGTH} from './limits';
import {SilenceTimer} from './SilenceTimer';
import {TextBuffer} from './TextBuffer';

/** A question and its answer so far. */
export interface Turn {
  id: number;
  question: string;
  /** `stopped` by the reader, or `failed`. Both can have a part of an answer. */
  state: 'waiting' | 'answering' | 'answered' | 'stopped' | 'failed';
  /** Markdown received so far. */
  text: string;
  /** Whether more is received than shown. */
  isCut: boolean;
  sources: readonly Source[];
  passages: readonly Passage[] | null;
  /** Whether the passages are only the closest sections, and no answer. */
  isGuess: boolean;
  failure: Failure | null;
  /** Whether the answer takes longer than usual. */
  isSlow: boolean;
  /** ID for rating the answer, or `null` if it can't be rated. */
  answerId: string | null;
}

export interface Engines {
  /** Loads the engine. Can be called again after a failure. */
  main: () => Promise<Engine>;
  /** Finds passages if the main engine has no answer. */
  passages: Engine;
}

/** The reader's questions with their answers. Lives as long as the page is not reloaded, whether it is shown or not. */
export class Conversation {
  readonly #engines: Engines;
  readonly #listeners = new Set<() => void>();
  #turns: readonly Turn[] = [];
  #running: {id: number; controller: AbortController} | null = null;
  #lastId = 0;

  constructor(engines: Engines) {
    this.#engines = engines;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getTurns = (): readonly Turn[] => this.#turns;

  prepare(): void {
    this.#engines.main().then(
      (engine) => engine.prepare(),
      // Reported when a question is asked.
      () => {},
    );
  }

  preparePassages(): void {
    this.#engines.passages.prepare();
  }

  /** Asks one question at a time. A new question stops the previous answer. */
  ask(question: string): void {
    this.stop();
    this.#lastId += 1;
    const turn: Turn = {
      id: this.#lastId,
      question,
      state: 'waiting',
      text: '',
      isCut: false,
      sources: [],
      passages: null,
      isGuess: false,
      failure: null,
      isSlow: false,
      answerId: null,
    };
    this.#setTurns([...this.#turns, turn]);
    void this.#answer(turn);
  }

  /** Asks the question of a turn again. The last turn is replaced. */
  retry({id, question}: Turn): void {
    if (this.#turns.at(-1)?.id === id) this.#setTurns(this.#turns.slice(0, -1));
    this.ask(question);
  }

  /** Stops the answer and keeps the part that was received. */
  stop(): void {
    if (!this.#running) return;
    const {id, controller} = this.#running;
    this.#running = null;
    controller.abort();
    this.#update(id, {state: 'stopped', isSlow: false});
  }

  /** Clears the conversation. */
  reset(): void {
    this.stop();
    this.#setTurns([]);
    this.#engines.main().then(
      (engine) => engine.forget(),
      // An engine that isn't loaded has no state.
      () => {},
    );
  }

  /** Adds passages to a turn that has no answer. @throws {AskError} when they cannot be loaded */
  async addPassages({id, question}: Turn): Promise<void> {
    const onPassages = (found: FoundPassages): void => this.#update(id, found);
    await this.#engines.passages.ask(question, {...IGNORE, onPassages}, new AbortController().signal);
  }

  /** @throws {AskError} if it couldn't be sent */
  async rate(answerId: string, rating: Rating): Promise<void> {
    await (await this.#loadEngine()).rate(answerId, rating);
  }

  async #answer({id, question}: Turn): Promise<void> {
    const controller = new AbortController();
    const run = {id, controller};
    this.#running = run;
    const isCurrent = (): boolean => this.#running === run;
    const text = new TextBuffer((whole) => this.#showText(id, whole));
    const watch = new SilenceTimer(
      () => this.#update(id, {isSlow: true}),
      () => end({failure: 'slow'}),
    );
    const end = (outcome: {failure: Failure | null}): void => {
      watch.stop();
      text.flush();
      if (!isCurrent()) return;
      this.#running = null;
      controller.abort();
      this.#update(id, {...outcome, state: outcome.failure === null ? 'answered' : 'failed', isSlow: false});
    };
    const whileCurrent =
      <Value>(act: (value: Value) => void) =>
      (value: Value): void => {
        if (!isCurrent()) return;
        watch.sign();
        act(value);
      };
    controller.signal.addEventListener('abort', () => {
      watch.stop();
      text.flush();
    });
    const listener: AnswerListener = {
      onText: whileCurrent((more) => {
        watch.hasAnswer();
        text.add(more);
      }),
      onPassages: whileCurrent((found) => this.#update(id, found)),
      onSources: whileCurrent((sources) => this.#update(id, {sources})),
      onAnswerId: whileCurrent((answerId) => this.#update(id, {answerId})),
      onProgress: () => whileCurrent(() => {})(null),
    };
    try {
      await (await this.#loadEngine()).ask(question, listener, controller.signal);
      end({failure: null});
    } catch (error) {
      if (isCurrent()) console.warn('Ask AI has no answer.', error);
      end({failure: error instanceof AskError ? error.failure : 'interrupted'});
    }
  }

  async #loadEngine(): Promise<Engine> {
    try {
      return await this.#engines.main();
    } catch (error) {
      throw new AskError('unreachable', {cause: error});
    }
  }

  #showText(id: number, whole: string): void {
    const isCut = whole.length > MAX_ANSWER_LENGTH;
    const turn = this.#turns.find((candidate) => candidate.id === id);
    this.#update(id, {
      text: isCut ? whole.slice(0, MAX_ANSWER_LENGTH) : whole,
      isCut,
      isSlow: false,
      ...(turn?.state === 'waiting' && {state: 'answering'}),
    });
  }

  #update(id: number, changes: Partial<Turn>): void {
    this.#setTurns(this.#turns.map((turn) => (turn.id === id ? {...turn, ...changes} : turn)));
  }

  #setTurns(turns: readonly Turn[]): void {
    this.#turns = turns;
    for (const listener of this.#listeners) listener();
  }
}

const IGNORE: AnswerListener = {
  onText: () => {},
  onPassages: () => {},
  onSources: () => {},
  onAnswerId: () => {},
  onProgress: () => {},
};
