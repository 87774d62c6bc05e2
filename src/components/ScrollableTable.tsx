import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import {useIsScrollable} from './useIsScrollable';

/** A table scrolls inside itself; when it has something to scroll to, the keyboard can reach it too. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const isScrollable = useIsScrollable(table);
  return <table ref={table} {...props} {...(isScrollable && {tabIndex: 0})} />;
}
