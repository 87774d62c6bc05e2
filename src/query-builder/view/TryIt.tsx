import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {DEFAULT_BASE_URL} from '../../request-code/defaultBaseUrl';
import {readBaseUrl} from '../request/baseUrl';
import {requestUrl} from '../request/requestUrl';
import {send, type ReceivedResponse, type Failure} from '../request/send';
import {askToSendAfterReload, takeSendAfterReload, type Server} from '../state/tabStorage';
import FailureBox from './FailureBox';
import ResponsePane from './ResponsePane';
import RichText from './RichText';
import shared from './shared.module.css';
import styles from './TryIt.module.css';

interface Props {
  server: Server;
  onServerChange: (server: Server) => void;
  /** Of the endpoint, encoded. */
  path: string;
  /** Encoded, without "?"; `null` while the query has a fault. */
  search: string | null;
  isDocument: boolean;
}

type Outcome = {url: string; hasToken: boolean; result: ReceivedResponse | Failure};

/**
 * Sends the request to the reader's own server.
 *
 * Other pages can connect only to this site, and navigating by a click keeps the policy of the page that was loaded first. In that
 * case, this page is reloaded before it sends the request.
 */
export default function TryIt({server, onServerChange, path, search, isDocument}: Props): ReactNode {
  const id = useId();
  const [stop, setStop] = useState<AbortController | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isTokenShown, setTokenShown] = useState(false);
  const base = readBaseUrl(server.baseUrl);
  const token = server.token.trim().replace(/^Bearer\s+/i, '');
  // Headers can't contain other characters.
  const isToken = /^[!-~]*$/.test(token);
  const url = base.url && isToken && search !== null ? requestUrl(base.url, path, search) : null;

  async function sendNow(): Promise<void> {
    if (url === null) return;
    const controller = new AbortController();
    setStop(controller);
    setOutcome(null);
    const result = await send(url, token, controller);
    setStop(null);
    setOutcome({url, hasToken: token !== '', result});
  }

  function start(): void {
    if (mayConnect()) {
      void sendNow();
      return;
    }
    askToSendAfterReload();
    location.reload();
  }

  useSendAfterReload(() => void sendNow());
  useEffect(() => () => stop?.abort(), [stop]);

  return (
    <section className={styles.tryIt} aria-labelledby={`${id}-title`}>
      <p className={shared.label} id={`${id}-title`}>
        Try it <small>Sent from your browser to your server. URL and token stay in this tab.</small>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (stop) stop.abort();
          else start();
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-base`}>Base URL</label>
          <input
            id={`${id}-base`}
            className={shared.control}
            value={server.baseUrl}
            placeholder={DEFAULT_BASE_URL}
            onChange={({target}) => onServerChange({...server, baseUrl: target.value})}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={base.fault !== undefined}
            aria-describedby={`${id}-base-fault`}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-token`}>
            API token or JWT <small>if the endpoint is not public</small>
          </label>
          <span className={styles.tokenField}>
            <input
              id={`${id}-token`}
              className={shared.control}
              type={isTokenShown ? 'text' : 'password'}
              value={server.token}
              onChange={({target}) => onServerChange({...server, token: target.value})}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <button
              type="button"
              className={shared.button}
              aria-pressed={isTokenShown}
              aria-label="Show the token"
              onClick={() => setTokenShown(!isTokenShown)}
            >
              {isTokenShown ? 'Hide' : 'Show'}
            </button>
          </span>
        </div>
        <button type="submit" className={styles.primary} disabled={url === null && !stop}>
          {stop ? 'Stop' : 'Send'}
        </button>
      </form>
      <p id={`${id}-base-fault`} role="status" className={shared.small}>
        {base.fault !== undefined && <RichText>{base.fault}</RichText>}
        {base.url && isToken && search === null && 'The query has an error. Fix it to send the request.'}
        {!isToken && 'The token has a space or an invalid character. Copy the whole token, and nothing else.'}
        {stop && 'Waiting for the server…'}
      </p>
      <p role="status" className={shared.hidden}>
        {outcome?.result.kind === 'response' && `Response: ${outcome.result.status} ${outcome.result.statusText}.`}
      </p>
      <div role="status">{outcome?.result.kind === 'failure' && <FailureBox failure={outcome.result} url={outcome.url} />}</div>
      {outcome?.result.kind === 'response' && (
        <ResponsePane response={outcome.result} url={outcome.url} hasToken={outcome.hasToken} isDocument={isDocument} />
      )}
    </section>
  );
}

/** Whether the loaded page lets scripts connect to other servers. plugins/host-rules adds this element to those that don't. */
function mayConnect(): boolean {
  return document.querySelector('meta[http-equiv="Content-Security-Policy" i]') === null;
}

function useSendAfterReload(sendNow: () => void): void {
  const act = useRef(sendNow);
  useEffect(() => {
    if (takeSendAfterReload()) act.current();
  }, []);
}
