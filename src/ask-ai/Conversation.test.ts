import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Conversation, type Turn} from './Conversation';
import {AskError, type AnswerListener, type Engine, type Passage} from './engines/Engine';
import {MAX_ANSWER_LENGTH, SLOW_AFTER_MS, STALLED_AFTER_MS} from './limits';

/** An engine whose answers the test controls. */
class PlayedEngine implements Engine {
  readonly questions: {question: string; listener: AnswerListener; signal: AbortSignal; end: (error?: Error) => void}[] = [];
  readonly prepare = vi.fn();
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

const PASSAGE: Passage = {url: '/a', page: 'A', headings: [], markdown: 'text', isCut: false};

let engine: PlayedEngine;
let passages: PlayedEngine;
let conversation: Conversation;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  engine = new PlayedEngine();
  passages = new PlayedEngine();
  conversation = new Conversation({main: () => Promise.resolve(engine), passages});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(100);

function latest(): Turn {
  const turn = conversation.getTurns().at(-1);
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
    const heard = vi.fn();
    conversation.subscribe(heard);
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
    engine.latest.listener.onPassages({passages: [PASSAGE], isGuess: false});
    engine.latest.end();
    await settle();
    expect(latest()).toMatchObject({state: 'answered', passages: [PASSAGE]});
  });

  it('is cut where it has no end', async () => {
    await ask();
    engine.latest.listener.onText('x'.repeat(MAX_ANSWER_LENGTH + 1));
    await settle();
    expect(latest().text).toHaveLength(MAX_ANSWER_LENGTH);
    expect(latest().isCut).toBe(true);
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
    expect(conversation.getTurns().map(({state}) => state)).toEqual(['stopped', 'waiting']);
  });

  it('and forgetting everything go together', async () => {
    await ask();
    conversation.reset();
    await settle();
    expect(conversation.getTurns()).toEqual([]);
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
    expect(conversation.getTurns()).toHaveLength(1);
    expect(latest()).toMatchObject({state: 'waiting', failure: null, text: '', question: 'Why?'});
  });

  it('of an engine that does not load is one too, until it loads', async () => {
    const load = vi.fn<() => Promise<Engine>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(engine);
    conversation = new Conversation({main: load, passages});
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
    const added = conversation.addPassages(latest());
    expect(passages.latest.question).toBe('Why?');
    passages.latest.listener.onPassages({passages: [PASSAGE], isGuess: false});
    passages.latest.end();
    await added;
    expect(latest()).toMatchObject({state: 'failed', failure: 'busy', passages: [PASSAGE]});
  });
});

describe('a slow answer', () => {
  it('is told to be slow until it begins', async () => {
    await ask();
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    expect(latest()).toMatchObject({state: 'waiting', isSlow: true});
    engine.latest.listener.onText('at last');
    await settle();
    expect(latest()).toMatchObject({state: 'answering', isSlow: false});
  });

  it('fails after a minute of silence, not of work', async () => {
    await ask();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1000);
    engine.latest.listener.onProgress();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1000);
    expect(latest().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest()).toMatchObject({state: 'failed', failure: 'slow', isSlow: false});
    expect(engine.latest.signal.aborted).toBe(true);
  });
});
