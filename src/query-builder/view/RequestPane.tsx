import React, {useId, useState, type ReactNode} from 'react';
import Copy from '@phosphor-icons/core/regular/copy-simple.svg';
import {readableParameters} from '../request/queryString';
import {requestUrl} from '../request/requestUrl';
import {FORMS, snippet, type CallParts, type Form} from '../request/snippets';
import Code from './Code';
import pane from './pane.module.css';
import styles from './RequestPane.module.css';
import shared from './shared.module.css';
import {useCopy} from './useCopy';

const LANGUAGES: Readonly<Record<Form, 'text' | 'js' | 'bash'>> = {URL: 'text', fetch: 'js', qs: 'js', curl: 'bash'};
const SHORT_NAMES: Readonly<Record<Form, string>> = {URL: 'URL', fetch: 'fetch code', qs: 'qs code', curl: 'curl command'};

/** The request in the form that the reader wants to copy. @param isStale whether the query has a fault, and this is its last state without */
export default function RequestPane({call, isStale}: {call: CallParts; isStale: boolean}): ReactNode {
  const [form, setForm] = useState<Form>('URL');
  const {copy, outcome} = useCopy();
  const name = useId();

  return (
    <div className={styles.request}>
      <p className={shared.label} id={`${name}-title`}>
        Request <small>{isStale ? 'from the last valid query' : 'follows what you type'}</small>
      </p>
      <div className={styles.pane} data-stale={isStale}>
        <div className={pane.bar}>
          <fieldset className={styles.forms}>
            <legend className={shared.hidden}>Show and copy as</legend>
            {FORMS.map((each) => (
              <label key={each}>
                <input type="radio" name={name} value={each} checked={each === form} onChange={() => setForm(each)} />
                <span>{each}</span>
              </label>
            ))}
          </fieldset>
          <button type="button" className={pane.copy} onClick={() => copy(SHORT_NAMES[form], snippet(form, call))}>
            <Copy aria-hidden="true" />
            Copy<span className={shared.hidden}> {SHORT_NAMES[form]}</span>
          </button>
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, only a mouse could scroll */}
        <pre className={pane.code} role="region" aria-labelledby={`${name}-title`} tabIndex={0}>
          <code>
            {form === 'URL' ? <ReadableUrl call={call} /> : <Code code={snippet(form, call)} language={LANGUAGES[form]} />}
          </code>
        </pre>
      </div>
      {outcome}
      {form === 'URL' && <p className={shared.small}>Shown unencoded for readability. The copied URL is encoded.</p>}
    </div>
  );
}

function ReadableUrl({call: {base, path, query}}: {call: CallParts}): ReactNode {
  const parameters = readableParameters(query);
  return (
    <>
      <span className={styles.method}>GET</span> {requestUrl(base, path, '')}
      {parameters.map((parameter, index) => {
        const [, name = parameter, value = ''] = /^([^=]*)(=[\s\S]*)$/.exec(parameter) ?? [];
        return (
          <span key={index} className={styles.parameter}>
            <span className={styles.sign}>{index === 0 ? '?' : '&'}</span>
            <span className={styles.name}>{name}</span>
            {value !== '' && <span className={styles.sign}>=</span>}
            <span className={styles.value}>{value.slice(1)}</span>
          </span>
        );
      })}
    </>
  );
}
