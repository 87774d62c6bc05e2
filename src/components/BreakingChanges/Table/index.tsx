import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import changes from '@generated/page-data/default/changes.json';
import {BREAKING_CHANGE_AREAS, isBreakingChangeArea, type BreakingChange} from '@site/src/site/breakingChanges';
import {useQuery} from '../useQuery';
import {isShown, NO_FILTER, readFilter, writeFilter, type Filter} from './filter';
import styles from './styles.module.css';

const AREAS = Object.entries(BREAKING_CHANGE_AREAS).filter(([area]) => changes.some((change) => change.area === area));

/** All breaking changes, with a filter that is stored in the page's URL. Without JavaScript, all of them are shown. */
export default function BreakingChangesTable(): ReactNode {
  const [query, setQuery] = useQuery();
  const filter = readFilter(query);
  const shown = changes.filter((change) => isShown(change, filter));
  return (
    <div className={styles.place}>
      <FilterForm filter={filter} setFilter={(chosen) => setQuery(writeFilter(chosen))} />
      <p role="status" className={styles.count}>
        {`${shown.length} of ${changes.length} breaking changes`}
      </p>
      {shown.length > 0 ? <ChangesTable changes={shown} /> : <p>No breaking change matches. Clear a filter to see more.</p>}
    </div>
  );
}

interface FormProps {
  filter: Filter;
  setFilter: (filter: Filter) => void;
}

function FilterForm({filter, setFilter}: FormProps): ReactNode {
  const id = useId();
  const isFiltered = writeFilter(filter) !== '';
  return (
    <form className={styles.filters} aria-label="Filter the breaking changes" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={`${id}area`}>Area</label>
        <select
          id={`${id}area`}
          value={filter.area ?? ''}
          onChange={({target: {value}}) => setFilter({...filter, area: isBreakingChangeArea(value) ? value : null})}
        >
          <option value="">All areas</option>
          {AREAS.map(([area, label]) => (
            <option key={area} value={area}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}codemod`}>Codemod</label>
        <select
          id={`${id}codemod`}
          value={filter.codemod === null ? '' : String(filter.codemod)}
          onChange={({target: {value}}) => setFilter({...filter, codemod: value === '' ? null : value === 'true'})}
        >
          <option value="">With or without</option>
          <option value="true">With a codemod</option>
          <option value="false">Manual steps only</option>
        </select>
      </div>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          checked={filter.plugins}
          onChange={({target: {checked}}) => setFilter({...filter, plugins: checked})}
        />
        Affects plugins
      </label>
      {/* Not disabled, which would take the focus from a reader who has just used it. */}
      <button
        type="button"
        className={styles.clear}
        aria-disabled={!isFiltered}
        onClick={() => {
          if (isFiltered) setFilter(NO_FILTER);
        }}
      >
        Clear filters
      </button>
    </form>
  );
}

/** The implicit roles of a table, which browsers drop on phones, where rows are displayed as blocks. */
const ROLE = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  cell: {role: 'cell'},
} as const;

function ChangesTable({changes: rows}: {changes: readonly BreakingChange[]}): ReactNode {
  return (
    <table {...ROLE.table} aria-label="Breaking changes" className={styles.table}>
      <thead {...ROLE.rowgroup}>
        <tr {...ROLE.row}>
          <th {...ROLE.columnheader} scope="col">
            Change
          </th>
          <th {...ROLE.columnheader} scope="col">
            Area
          </th>
          <th {...ROLE.columnheader} scope="col">
            Codemod
          </th>
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup}>
        {rows.map(({title, path, affects, area, plugins, codemod}) => (
          <tr key={`${path} ${title}`} {...ROLE.row}>
            <td {...ROLE.cell}>
              <Link to={path}>{title}</Link>
              <div className={styles.affects}>{affects}</div>
            </td>
            <td {...ROLE.cell} data-label="Area">
              <div>
                {BREAKING_CHANGE_AREAS[area]}
                {plugins && <div className={styles.plugins}>Affects plugins</div>}
              </div>
            </td>
            <td {...ROLE.cell} data-label="Codemod">
              {codemod !== null && (
                <div>
                  <code>{withBreaks(codemod)}</code>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lets a long name break after its hyphens. Browsers don't break between a hyphen after a digit and a letter. */
function withBreaks(name: string): ReactNode {
  return name.split(/(?<=-)/).map((part, index) => (
    <React.Fragment key={index}>
      {part}
      <wbr />
    </React.Fragment>
  ));
}
