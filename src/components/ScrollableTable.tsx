import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table scrolls inside itself; when it has something to scroll to, the keyboard can reach it too. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const isScrollable = useIsScrollable(table);
  return <table ref={table} {...props} {...(isScrollable && {tabIndex: 0})} />;
}

function useIsScrollable(element: React.RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return isScrollable;
}
