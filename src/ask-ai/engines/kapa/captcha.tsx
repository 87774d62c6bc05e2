import React, {useEffect, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {KapaProvider, useCaptcha, type CaptchaAction, type CaptchaToken} from '@kapaai/react-sdk';
import {AskError} from '../Engine';

type Execute = ReturnType<typeof useCaptcha>['executeCaptcha'];

interface Running {
  root: Root;
  execute: Promise<Execute>;
  /** Rejects if the browser blocks the captcha's script. */
  blocked: Promise<never>;
}

/** ID of the captcha's script, as in the SDK. */
const SCRIPT_ID = 'kapa-recaptcha-script';

/**
 * Runs the SDK's captcha in a separate React root, so that it continues when the modal closes or the page changes.
 * After a failure the next token starts with a new root and a new script.
 */
export class KapaCaptcha {
  readonly #integrationId: string;
  #running: Running | null = null;

  constructor(integrationId: string) {
    this.#integrationId = integrationId;
  }

  /**
   * Gets the token that the service requires from browsers.
   *
   * @throws {AskError}
   */
  async token(action: CaptchaAction): Promise<CaptchaToken> {
    try {
      const {execute, blocked} = this.#start();
      // The SDK waits for half a minute even if the browser has already blocked the script.
      const token = await Promise.race([execute.then((run) => run(action)), blocked]);
      if (token) return token;
      throw new AskError('captcha');
    } catch (error) {
      this.#stop();
      throw error instanceof AskError ? error : new AskError('captcha', {cause: error});
    }
  }

  #start(): Running {
    if (this.#running) return this.#running;
    const root = createRoot(document.createElement('div'));
    const execute = new Promise<Execute>((resolve) => {
      root.render(
        <KapaProvider integrationId={this.#integrationId} userTrackingMode="none">
          <HandOver onReady={resolve} />
        </KapaProvider>,
      );
    });
    const blocked = execute.then(
      () =>
        new Promise<never>((_, reject) => {
          document.getElementById(SCRIPT_ID)?.addEventListener('error', () => reject(new AskError('captcha')));
        }),
    );
    // Every caller that waits for a token gets the failure. If no one waits, there is no one to tell.
    blocked.catch(() => {});
    this.#running = {root, execute, blocked};
    return this.#running;
  }

  #stop(): void {
    this.#running?.root.unmount();
    this.#running = null;
    document.getElementById(SCRIPT_ID)?.remove();
  }
}

function HandOver({onReady}: {onReady: (execute: Execute) => void}): ReactNode {
  const {executeCaptcha} = useCaptcha();
  useEffect(() => onReady(executeCaptcha), [executeCaptcha, onReady]);
  return null;
}
