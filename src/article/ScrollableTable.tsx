import React, {useContext, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import RowFilter from './RowFilter';
import {HasOwnFilter, LONG_TABLE} from './tableFilter';

interface Props extends ComponentProps<'table'> {
  /** Number of rows with the head, if it's known. */
  rows?: number;
}

/** A table scrolls inside its own region, which keyboards can focus if it overflows. A long one has a filter. */
export default function ScrollableTable({rows = 0, ...props}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const name = useNameOfOverflow(region);
  const hasFilter = useContext(HasOwnFilter) && rows > LONG_TABLE;
  return (
    <>
      {hasFilter && <RowFilter name="this table" rootOf={() => region.current} />}
      <div ref={region} className="table-region" {...(name !== null && {role: 'region', 'aria-label': name, tabIndex: 0})}>
        <table {...props} />
      </div>
    </>
  );
}

/** A name for the region of a table that is wider than it, or `null` if the table fits. */
function useNameOfOverflow(region: React.RefObject<HTMLElement | null>): string | null {
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const target = region.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setName(target.scrollWidth > target.clientWidth ? nameOf(target) : null));
    observer.observe(target);
    // A font that loads can make the table wider without resizing its region.
    if (target.firstElementChild) observer.observe(target.firstElementChild);
    return () => observer.disconnect();
  }, [region]);

  return name;
}

function nameOf(region: HTMLElement): string {
  const columns = Array.from(region.querySelectorAll('th'), ({textContent}) => textContent).filter(Boolean);
  return `Table: ${columns.join(', ')}`;
}
