import React, {useId, useRef, useState, type ReactNode} from 'react';
import formStyles from '../Table/styles.module.css';
import {filterReleases, type Kind} from './filterReleases';

const KINDS: [Kind, string][] = [
  ['all', 'All changes'],
  ['checks', 'To check before an upgrade'],
  ['news', 'New'],
];

/** Filters the releases below it on a page of releases. Without JavaScript, all of them are shown. */
export default function ReleaseFilter(): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<number | null>(null);

  function filter(): void {
    const article = form.current?.closest('.markdown');
    if (!form.current || !article) return;
    const fields = new FormData(form.current);
    const kind = KINDS.find(([name]) => name === fields.get('kind'))?.[0] ?? 'all';
    const words = fields.get('words');
    const query = typeof words === 'string' ? words : '';
    const count = filterReleases(article, kind, query);
    setLeft(kind === 'all' && query.trim() === '' ? null : count);
  }

  return (
    <div className={formStyles.place}>
      <form
        ref={form}
        className={formStyles.filters}
        aria-label="Filter the releases"
        onInput={filter}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={formStyles.field}>
          <label htmlFor={`${id}kind`}>Show</label>
          <select id={`${id}kind`} name="kind">
            {KINDS.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={formStyles.field}>
          <label htmlFor={`${id}words`}>About</label>
          <input id={`${id}words`} name="words" type="search" placeholder="media library" />
        </div>
      </form>
      <p role="status" className={formStyles.count}>
        {left !== null && (left === 1 ? '1 change' : `${left} changes`)}
      </p>
    </div>
  );
}
