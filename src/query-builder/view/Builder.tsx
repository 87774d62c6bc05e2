import React, {useId, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import LinkIcon from '@phosphor-icons/core/regular/link-simple.svg';
import {EXAMPLES} from '../examples';
import {explain} from '../explain';
import {explainEndpoint} from '../explain/endpoint';
import {DEFAULT_BASE_URL} from '../../request-code/defaultBaseUrl';
import {decodeText} from '../../lib/decodeUrl';
import {readBaseUrl} from '../request/baseUrl';
import {readEndpoint} from '../request/endpoint';
import {encodedQuery, queryOf} from '../request/queryString';
import {hashOf} from '../state/sharedLink';
import {useDraft} from '../state/useDraft';
import {useServer} from '../state/useServer';
import {duplicateKeys} from '../text/duplicateKeys';
import styles from './Builder.module.css';
import Editor from './Editor';
import Parts from './Parts';
import PastedUrl from './PastedUrl';
import RequestPane from './RequestPane';
import shared from './shared.module.css';
import TryIt from './TryIt';
import {useCopy} from './useCopy';
import {useSettled} from './useSettled';

/** Delay after the last keystroke before a fault is shown (ms), because an incomplete text always has one. */
const TYPING_PAUSE = 600;

export default function Builder(): ReactNode {
  const {draft, query, fault, notice, isTooLong, setDraft} = useDraft();
  const [server, setServer] = useServer();
  const {copy, isCopied, outcome} = useCopy();
  const id = useId();
  const toldFault = useSettled(fault, fault === null ? 0 : TYPING_PAUSE);
  const endpoint = useMemo(() => readEndpoint(draft.endpoint), [draft.endpoint]);
  const parts = useMemo(() => explain(query, endpoint.kind), [query, endpoint.kind]);
  const doubles = useMemo(() => (fault === null ? duplicateKeys(draft.query) : []), [fault, draft.query]);
  const base = readBaseUrl(server.baseUrl).url ?? new URL(DEFAULT_BASE_URL);
  const chosen = EXAMPLES.findIndex((example) => example.query === draft.query && example.endpoint === draft.endpoint);

  function copyLink(): void {
    copy('Link', `${location.origin}${location.pathname}${hashOf(draft) ?? ''}`);
  }

  return (
    <div className={styles.builder}>
      <div className={styles.toolbar}>
        <label htmlFor={`${id}-example`}>Start from</label>
        <select
          id={`${id}-example`}
          className={shared.control}
          value={chosen}
          onChange={({target}) => {
            const example = EXAMPLES[Number(target.value)];
            if (example) setDraft({endpoint: example.endpoint, query: example.query});
          }}
        >
          {chosen === -1 && <option value={-1}>Your own query</option>}
          {EXAMPLES.map(({title}, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
        <button type="button" className={shared.button} onClick={copyLink} disabled={isTooLong}>
          <LinkIcon aria-hidden="true" />
          {isCopied ? 'Copied' : 'Copy link'}
        </button>
      </div>
      {outcome}
      <div role="status">
        {notice !== null && <p className={shared.notice}>{notice}</p>}
        {isTooLong && (
          <p className={shared.notice}>This query is too long for a link. It stays in this tab; copy the text to keep it.</p>
        )}
      </div>

      <div className={styles.columns}>
        <div>
          <label className={shared.label} htmlFor={`${id}-endpoint`}>
            Endpoint <small>or a URL to parse</small>
          </label>
          <div className={clsx(shared.control, styles.endpoint)}>
            <span>GET</span>
            <input
              id={`${id}-endpoint`}
              value={draft.endpoint}
              onChange={({target}) => setDraft({...draft, endpoint: target.value})}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
          <PastedUrl
            endpoint={endpoint}
            onTake={() => {
              if (endpoint.origin !== null) setServer({...server, baseUrl: endpoint.origin});
              setDraft({
                endpoint: decodeText(endpoint.path),
                query: endpoint.search === null ? draft.query : queryOf(endpoint.search),
              });
            }}
          />
          <Editor query={draft.query} fault={toldFault} onChange={(text) => setDraft({...draft, query: text})} />
        </div>
        <RequestPane call={{base, path: endpoint.path, query, hasToken: server.token !== ''}} isStale={toldFault !== null} />
      </div>

      <Parts
        parts={parts}
        isStale={toldFault !== null}
        findings={[
          ...explainEndpoint(endpoint),
          ...doubles.map(({key, position: {line}}) => ({
            level: 'warning' as const,
            text: `\`${key}\` is in one object twice. Only the one in line ${line} is used. To use both, put them into \`$and\`.`,
          })),
        ]}
      />
      <TryIt
        server={server}
        onServerChange={setServer}
        path={endpoint.path}
        search={fault === null ? encodedQuery(query) : null}
        isDocument={endpoint.kind === 'document'}
      />
    </div>
  );
}
