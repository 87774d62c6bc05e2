import {createStore} from '../lib/createStore';
import {
  AskError,
  type AnswerListener,
  type Engine,
  type Failure,
  type FoundPassages,
  type PassageFinder,
  type Rating,
  type Source,
} from './engines/Engine';
import {SilenceTimer} from './SilenceTimer';
import {TextBuffer} from './TextBuffer';

/** A question and its answer so far. */
export interface Turn {
  id: number;
  question: string;
  /** `slow` if waiting takes longer than usual. `stopped` by the reader, or `failed`: both can have a part of an answer. */
  state: 'waiting' | 'slow' | 'answering' | 'answered' | 'stopped' | 'failed';
  /** Markdown received so far. */
  text: string;
  sources: readonly Source[];
  found: FoundPassages | null;
  failure: Failure | null;
  /** ID for rating the answer, or `null` if it can't be rated. */
  answerId: string | null;
}

export function isComplete({state}: Turn): boolean {
  return state === 'answered' || state === 'stopped' || state === 'failed';
}

interface Run {
  id: number;
  controller: AbortController;
}

/** The reader's questions with their answers. Lives as long as the page is not reloaded, whether it is shown or not. */
export class Conversation {
  readonly turns = createStore<readonly Turn[]>([]);
  readonly #load: () => Promise<Engine>;
  readonly #finder: PassageFinder;
  #running: Run | null = null;
  #lastId = 0;

  /**
   * @param load the engine; can be called again after a failure
   * @param finder for when the engine has no answer
   */
  constructor(load: () => Promise<Engine>, finder: PassageFinder) {
    this.#load = load;
    this.#finder = finder;
  }

  /** Starts loading what the first question needs. Failures are reported when a question is asked. */
  prepare(): void {
    this.#load().catch(() => {});
    this.#finder.prepare();
  }

  /** Asks one question at a time. A new question stops the previous answer. */
  ask(question: string): void {
    this.stop();
    this.#lastId += 1;
    const id = this.#lastId;
    const turn: Turn = {id, question, state: 'waiting', text: '', sources: [], found: null, failure: null, answerId: null};
    this.turns.set([...this.turns.get(), turn]);
    void this.#answer(turn);
  }

  /** Asks the question of a turn again. The last turn is replaced. */
  retry({id, question}: Turn): void {
    const turns = this.turns.get();
    if (turns.at(-1)?.id === id) this.turns.set(turns.slice(0, -1));
    this.ask(question);
  }

  /** Stops the answer and keeps the part that was received. */
  stop(): void {
    if (this.#running) this.#end(this.#running, {state: 'stopped'});
  }

  /** Clears the conversation. */
  reset(): void {
    this.stop();
    this.turns.set([]);
    this.#load().then(
      (engine) => engine.forget?.(),
      // An engine that isn't loaded has no state.
      () => {},
    );
  }

  /** Adds passages to a turn that has no answer. @throws {AskError} when they cannot be loaded */
  async addPassages({id, question}: Turn): Promise<void> {
    this.#update(id, {found: await this.#finder.find(question)});
  }

  /** @throws {AskError} if it couldn't be sent */
  async rate(answerId: string, rating: Rating): Promise<void> {
    await (await this.#loadEngine()).rate?.(answerId, rating);
  }

  async #answer({id, question}: Turn): Promise<void> {
    const run = {id, controller: new AbortController()};
    const {signal} = run.controller;
    this.#running = run;
    const text = new TextBuffer((whole) => this.#update(id, {text: whole, state: 'answering'}));
    const silence = new SilenceTimer(
      () => this.#update(id, {state: 'slow'}),
      () => this.#end(run, {state: 'failed', failure: 'slow'}),
    );
    signal.addEventListener('abort', () => {
      silence.stop();
      text.flush();
    });
    const whileCurrent =
      <Value>(act: (value: Value) => void) =>
      (value: Value): void => {
        if (signal.aborted) return;
        silence.sign();
        act(value);
      };
    const listener: AnswerListener = {
      onText: whileCurrent((more) => {
        silence.hasAnswer();
        text.add(more);
      }),
      onPassages: whileCurrent((found) => this.#update(id, {found})),
      onSources: whileCurrent((sources) => this.#update(id, {sources})),
      onAnswerId: whileCurrent((answerId) => this.#update(id, {answerId})),
      onProgress: () => whileCurrent(() => {})(null),
    };
    try {
      await (await this.#loadEngine()).ask(question, listener, signal);
      this.#end(run, {state: 'answered'});
    } catch (error) {
      if (!signal.aborted) console.warn('Ask AI has no answer.', error);
      this.#end(run, {state: 'failed', failure: error instanceof AskError ? error.failure : 'interrupted'});
    }
  }

  #end(run: Run, outcome: Partial<Turn>): void {
    if (this.#running !== run) return;
    this.#running = null;
    run.controller.abort();
    this.#update(run.id, outcome);
  }

  async #loadEngine(): Promise<Engine> {
    try {
      return await this.#load();
    } catch (error) {
      throw new AskError('unreachable', {cause: error});
    }
  }

  #update(id: number, changes: Partial<Turn>): void {
    this.turns.set(this.turns.get().map((turn) => (turn.id === id ? {...turn, ...changes} : turn)));
  }
}
