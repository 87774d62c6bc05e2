import React, {useState, type ReactNode} from 'react';
import {filterRows} from './tableFilter';

interface Props {
  /** What the rows are, in the label of the field. */
  name: string;
  /** The element with the tables. */
  rootOf: (field: Element) => Element | null;
}

/** A field that hides the rows of tables which don't have its words. */
export default function RowFilter({name, rootOf}: Props): ReactNode {
  const [left, setLeft] = useState<number | null>(null);

  function filter({currentTarget}: React.InputEvent<HTMLInputElement>): void {
    const root = rootOf(currentTarget);
    if (!root) return;
    const count = filterRows(root, currentTarget.value);
    setLeft(currentTarget.value.trim() === '' ? null : count);
  }

  return (
    <div className="row-filter">
      <input type="search" aria-label={`Filter ${name}`} placeholder={`Filter ${name}`} onInput={filter} />
      <span role="status">{left !== null && (left === 1 ? '1 row' : `${left} rows`)}</span>
    </div>
  );
}
