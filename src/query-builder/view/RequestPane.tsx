import React, {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {readableParameters} from '../request/queryString';
import {requestUrl} from '../request/requestUrl';
import {FORMS, snippet, type CallParts, type Form} from '../request/snippets';
import Code from './Code';
import Pane, {PaneCode} from './Pane';
import styles from './RequestPane.module.css';
import shared from './shared.module.css';

const LANGUAGES: Readonly<Record<Form, 'text' | 'js' | 'bash'>> = {URL: 'text', fetch: 'js', qs: 'js', curl: 'bash'};
const SHORT_NAMES: Readonly<Record<Form, string>> = {URL: 'URL', fetch: 'fetch code', qs: 'qs code', curl: 'curl command'};

/** The request in the form that the reader wants to copy. @param isStale whether the query has a fault, so that this is its last valid state */
export default function RequestPane({call, isStale}: {call: CallParts; isStale: boolean}): ReactNode {
  const [form, setForm] = useState<Form>('URL');
  const name = useId();

  return (
    <div className={styles.request}>
      <p className={shared.label} id={`${name}-title`}>
        Request <small>{isStale ? 'from the last valid query' : 'follows what you type'}</small>
      </p>
      <Pane
        what={SHORT_NAMES[form]}
        text={() => snippet(form, call)}
        className={clsx(isStale && styles.stale)}
        header={
          <fieldset className={clsx('tabs', styles.forms)}>
            <legend className={shared.hidden}>Show and copy as</legend>
            {FORMS.map((each) => (
              <label key={each} className={clsx('tabs__item', each === form && 'tabs__item--active')}>
                <input type="radio" name={name} value={each} checked={each === form} onChange={() => setForm(each)} />
                {each}
              </label>
            ))}
          </fieldset>
        }
      >
        <PaneCode labelledBy={`${name}-title`}>
          {form === 'URL' ? <ReadableUrl call={call} /> : <Code code={snippet(form, call)} language={LANGUAGES[form]} />}
        </PaneCode>
      </Pane>
      {form === 'URL' && <p className={shared.small}>Shown unencoded for readability. The copied URL is encoded.</p>}
    </div>
  );
}

function ReadableUrl({call: {base, path, query}}: {call: CallParts}): ReactNode {
  const parameters = readableParameters(query);
  return (
    <>
      <b className="code-string">GET</b> {requestUrl(base, path, '')}
      {parameters.map((parameter, index) => {
        const [, name = parameter, value = ''] = /^([^=]*)(=[\s\S]*)$/.exec(parameter) ?? [];
        return (
          <span key={index} className={styles.parameter}>
            <span className="code-punctuation">{index === 0 ? '?' : '&'}</span>
            <span className="code-property">{name}</span>
            {value !== '' && <span className="code-punctuation">=</span>}
            <span className="code-string">{value.slice(1)}</span>
          </span>
        );
      })}
    </>
  );
}
