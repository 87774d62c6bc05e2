import {CaptchaAction, DefaultKapaApiService, processStream, type CaptchaToken} from '@kapaai/react-sdk';
import {AskError, type AnswerListener, type Engine, type Failure, type Rating} from '../Engine';
import type {KapaCaptcha} from './captcha';
import {readSources} from './readSources';

export interface KapaOptions {
  integrationId: string;
  /** Base URL of the service, without a trailing slash. */
  baseUrl: string;
}

/** Asks Kapa through its SDK, which knows the URLs and the format of the stream. Follow-ups belong to one thread. */
export class KapaEngine implements Engine {
  readonly #options: KapaOptions;
  readonly #captcha: Pick<KapaCaptcha, 'token'>;
  #threadId: string | null = null;

  constructor(options: KapaOptions, captcha: Pick<KapaCaptcha, 'token'>) {
    this.#options = options;
    this.#captcha = captcha;
  }

  async ask(question: string, listener: AnswerListener, signal: AbortSignal): Promise<void> {
    const captcha = await this.#token(CaptchaAction.AskAi);
    // If the conversation was cleared in the meantime, the thread isn't continued.
    const isCurrent = (): boolean => !signal.aborted;
    if (!isCurrent()) return;
    const answer = new AnswerState();
    const service = this.#service(answer);
    signal.addEventListener('abort', () => service.abortCurrent());
    await service.submitQuery(
      {
        query: question,
        threadId: this.#threadId,
        captcha,
        integrationId: this.#options.integrationId,
        // The service gets nothing that identifies the reader.
        userIdentifiers: {},
        userMetadata: {},
        originUrl: window.location.origin + window.location.pathname,
      },
      {
        onPartialAnswer: listener.onText,
        onAgentActivityUpdate: listener.onProgress,
        onRelevantSources: (sources: unknown) => listener.onSources(readSources(sources)),
        onStreamStart: (threadId) => {
          if (isCurrent()) this.#threadId = threadId;
          listener.onProgress();
        },
        onIdentifiers: (threadId, answerId) => {
          if (isCurrent()) this.#threadId = threadId;
          answer.isWhole = true;
          listener.onAnswerId(answerId);
        },
        onError: (message) => answer.fail(message),
      },
    );
    if (!isCurrent()) return;
    if (answer.failure !== null) throw new AskError(answer.failure, {cause: answer.message});
    if (!answer.isWhole) throw new AskError('interrupted');
  }

  forget(): void {
    this.#threadId = null;
  }

  async rate(answerId: string, {isHelpful, comment}: Rating): Promise<void> {
    const captcha = await this.#token(CaptchaAction.FeedbackSubmit);
    try {
      await new DefaultKapaApiService(processStream, this.#options.baseUrl).addFeedback({
        questionAnswerId: answerId,
        reaction: isHelpful ? 'upvote' : 'downvote',
        captcha,
        integrationId: this.#options.integrationId,
        ...(comment !== '' && {comment: {issue: comment}}),
      });
    } catch (error) {
      throw new AskError('unreachable', {cause: error});
    }
  }

  /** The captcha is a third-party script, so it isn't loaded before the first question. */
  #token(action: CaptchaAction): Promise<CaptchaToken> {
    if (!navigator.onLine) throw new AskError('offline');
    return this.#captcha.token(action);
  }

  /** One instance per question, because aborting stops everything that a service does. */
  #service(answer: AnswerState): DefaultKapaApiService {
    return new DefaultKapaApiService((response, handlers) => {
      answer.hasBegun = true;
      return processStream(response, handlers);
    }, this.#options.baseUrl);
  }
}

/** Error messages of SDK version 0.13.1. */
const FAILURES: readonly [words: RegExp, failure: Failure][] = [
  [/^There have been too many requests|^Too many/, 'busy'],
  [/^We noticed unusual activity/, 'captcha'],
  [/^Network error/, 'unreachable'],
];

class AnswerState {
  /** Whether the service has started to answer. */
  hasBegun = false;
  isWhole = false;
  failure: Failure | null = null;
  message = '';

  fail(message: string): void {
    this.message = message;
    this.failure = this.hasBegun ? 'interrupted' : (FAILURES.find(([words]) => words.test(message))?.[1] ?? 'refused');
  }
}
