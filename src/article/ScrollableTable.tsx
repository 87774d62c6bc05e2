import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table scrolls inside its own region; when it has something to scroll to, the keyboard can reach that too. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const name = useNameOfOverflow(region);
  return (
    <div ref={region} className="table-region" {...(name !== null && {role: 'region', 'aria-label': name, tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}

/** The columns of a table that is wider than its region, or `null` when all of it is in view. */
function useNameOfOverflow(region: React.RefObject<HTMLElement | null>): string | null {
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const target = region.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setName(target.scrollWidth > target.clientWidth ? nameOf(target) : null));
    observer.observe(target);
    // The table grows without its region when a font comes in.
    if (target.firstElementChild) observer.observe(target.firstElementChild);
    return () => observer.disconnect();
  }, [region]);

  return name;
}

function nameOf(region: HTMLElement): string {
  const columns = Array.from(region.querySelectorAll('th'), ({textContent}) => textContent).filter(Boolean);
  return `Table: ${columns.join(', ')}`;
}
