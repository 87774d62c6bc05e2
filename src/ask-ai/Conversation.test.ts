import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Conversation, type Turn} from './Conversation';
import {AskError, type AnswerListener, type Engine, type FoundPassages} from './engines/Engine';
import {SLOW_AFTER_MS, STALLED_AFTER_MS} from './limits';

/** An engine whose answers the test controls. */
class PlayedEngine implements Engine {
  readonly questions: {question: string; listener: AnswerListener; signal: AbortSignal; end: (error?: Error) => void}[] = [];
  readonly forget = vi.fn();
  readonly rate = vi.fn(() => Promise.resolve());

  ask(question: string, listener: AnswerListener, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (error?: Error): void => (error ? reject(error) : resolve());
      this.questions.push({question, listener, signal, end});
    });
  }

  get latest() {
    const question = this.questions.at(-1);
    if (!question) throw new Error('Nothing was asked.');
    return question;
  }
}

const FOUND: FoundPassages = {passages: [{url: '/a', page: 'A', headings: [], markdown: 'text', isCut: false}], isGuess: false};

let engine: PlayedEngine;
const finder = {prepare: vi.fn(), find: vi.fn(() => Promise.resolve(FOUND))};
let conversation: Conversation;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  engine = new PlayedEngine();
  conversation = new Conversation(() => Promise.resolve(engine), finder);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(100);

function latest(): Turn {
  const turn = conversation.turns.get().at(-1);
  if (!turn) throw new Error('There is no turn.');
  return turn;
}

async function ask(question = 'Why?'): Promise<void> {
  conversation.ask(question);
  await settle();
}

describe('an answer', () => {
  it('comes in steps and is complete at its end', async () => {
    await ask();
    expect(latest()).toMatchObject({question: 'Why?', state: 'waiting', text: ''});
    const heard = vi.spyOn(conversation.turns, 'set');
    for (const word of ['a ', 'b ', 'c']) engine.latest.listener.onText(word);
    await settle();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(latest()).toMatchObject({state: 'answering', text: 'a b c'});
    engine.latest.listener.onText(' d');
    engine.latest.end();
    await settle();
    expect(latest()).toMatchObject({state: 'answered', text: 'a b c d', failure: null});
  });

  it('may be made of passages', async () => {
    await ask();
    engine.latest.listener.onPassages(FOUND);
    engine.latest.end();
    await settle();
    expect(latest()).toMatchObject({state: 'answered', found: FOUND});
  });
});

describe('stopping', () => {
  it('keeps what has come and lets nothing more in', async () => {
    await ask();
    engine.latest.listener.onText('half');
    conversation.stop();
    expect(engine.latest.signal.aborted).toBe(true);
    engine.latest.listener.onText(' more');
    engine.latest.end(new AskError('interrupted'));
    await settle();
    expect(latest()).toMatchObject({state: 'stopped', text: 'half', failure: null});
  });

  it('happens by itself when another question is asked', async () => {
    await ask('First?');
    await ask('Second?');
    expect(conversation.turns.get().map(({state}) => state)).toEqual(['stopped', 'waiting']);
  });

  it('and forgetting everything go together', async () => {
    await ask();
    conversation.reset();
    await settle();
    expect(conversation.turns.get()).toEqual([]);
    expect(engine.latest.signal.aborted).toBe(true);
    expect(engine.forget).toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it('keeps question and text, and is asked again in its place', async () => {
    await ask();
    engine.latest.listener.onText('half');
    engine.latest.end(new AskError('interrupted'));
    await settle();
    expect(latest()).toMatchObject({state: 'failed', failure: 'interrupted', text: 'half', question: 'Why?'});
    conversation.retry(latest());
    expect(conversation.turns.get()).toHaveLength(1);
    expect(latest()).toMatchObject({state: 'waiting', failure: null, text: '', question: 'Why?'});
  });

  it('of an engine that does not load is one too, until it loads', async () => {
    const load = vi.fn<() => Promise<Engine>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(engine);
    conversation = new Conversation(load, finder);
    await ask();
    expect(latest().failure).toBe('unreachable');
    conversation.retry(latest());
    await settle();
    expect(latest().state).toBe('waiting');
  });

  it('can be helped with passages', async () => {
    await ask();
    engine.latest.end(new AskError('busy'));
    await settle();
    await conversation.addPassages(latest());
    expect(finder.find).toHaveBeenCalledWith('Why?');
    expect(latest()).toMatchObject({state: 'failed', failure: 'busy', found: FOUND});
  });
});

describe('a slow answer', () => {
  it('is told to be slow until it begins', async () => {
    await ask();
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    expect(latest()).toMatchObject({state: 'slow'});
    engine.latest.listener.onText('at last');
    await settle();
    expect(latest()).toMatchObject({state: 'answering'});
  });

  it('fails after a minute of silence, not of work', async () => {
    await ask();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1000);
    engine.latest.listener.onProgress();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1000);
    expect(latest().state).toBe('slow');
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest()).toMatchObject({state: 'failed', failure: 'slow'});
    expect(engine.latest.signal.aborted).toBe(true);
  });
});
