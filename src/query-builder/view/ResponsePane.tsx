import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {LINKS} from '../explain/links';
import type {ReceivedResponse} from '../request/send';
import Code from './Code';
import Pane, {PaneCode} from './Pane';
import styles from './ResponsePane.module.css';
import RichText from './RichText';

/** Maximum number of characters that are shown. More would make the page slow. */
const SHOWN_LIMIT = 40_000;

interface Props {
  response: ReceivedResponse;
  url: string;
  hasToken: boolean;
  isDocument: boolean;
}

export default function ResponsePane({response, url, hasToken, isDocument}: Props): ReactNode {
  const {status, statusText, milliseconds, bytes, text} = response;
  const id = useId();
  const isJson = /\bjson\b/.test(response.contentType);
  const advice = adviceOn(response, isJson, hasToken, isDocument);
  const cut = cutNotice(response);

  return (
    <figure className={styles.response}>
      <Pane
        what="response"
        text={() => text}
        header={
          <figcaption className={clsx('code-header', styles.header)} id={`${id}-title`}>
            <span className="code-role">Response</span>
            <span className={clsx('code-status', status >= 400 && 'code-status--refused')}>
              {status} {statusText}
            </span>
            <span>{milliseconds} ms</span>
            <span>{sizeInWords(bytes)}</span>
          </figcaption>
        }
      >
        {advice && (
          <p className={styles.advice}>
            <RichText>{advice.text}</RichText> {advice.to !== null && <Link to={advice.to}>More about this</Link>}
          </p>
        )}
        {cut !== null && <p className={styles.advice}>{cut}</p>}
        <PaneCode labelledBy={`${id}-title`}>
          {text === '' ? '(no body)' : <Code code={text.slice(0, SHOWN_LIMIT)} language={isJson ? 'json' : 'text'} />}
        </PaneCode>
        <p className={styles.sentTo}>{url}</p>
      </Pane>
    </figure>
  );
}

function cutNotice({text, isCut, bytes}: ReceivedResponse): string | null {
  const shown = Math.min(text.length, SHOWN_LIMIT).toLocaleString('en');
  if (isCut)
    return `Only the first ${sizeInWords(bytes)} were read, and ${shown} characters of them are shown. Request fewer fields or entries.`;
  if (text.length > SHOWN_LIMIT)
    return `The first ${shown} of ${text.length.toLocaleString('en')} characters are shown. The button copies all of them.`;
  return null;
}

function sizeInWords(bytes: number): string {
  return bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function adviceOn(
  {status, text}: ReceivedResponse,
  isJson: boolean,
  hasToken: boolean,
  isDocument: boolean,
): {text: string; to: string | null} | null {
  if (!isJson && text !== '' && status < 400) {
    return {text: 'This isn’t JSON. Use the base URL of the server, without `/admin`.', to: LINKS.endpoints};
  }
  switch (status) {
    case 400:
      return {text: 'Strapi doesn’t understand a part of the query; `error.message` names it.', to: LINKS.errors};
    case 401:
      return {
        text: hasToken ? 'The token is wrong, expired, or from another project.' : 'This endpoint isn’t public. Add a token.',
        to: LINKS.unauthorized,
      };
    case 403:
      return {
        text: hasToken
          ? 'The token is valid, but doesn’t have permission for this.'
          : 'The Public role doesn’t have permission for this. Grant it, or add a token.',
        to: LINKS.access,
      };
    case 404:
      return isDocument
        ? {text: 'There is no such document, or `status`, `locale` and `filters` exclude it.', to: LINKS.read}
        : {
            text: 'There is no such path. Use the plural name of a collection type, or the singular name of a single type.',
            to: LINKS.endpoints,
          };
    case 500:
      return {
        text: 'The server log has the cause. The most common one is a filter with a wrong value.',
        to: LINKS.filterErrors,
      };
    default:
      return null;
  }
}
