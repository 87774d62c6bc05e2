import React, {type ReactNode} from 'react';
import RowFilter from './RowFilter';

/** A filter for all tables of a page of the index of names. */
export default function NameFilter(): ReactNode {
  return <RowFilter name="the names" rootOf={(field) => field.closest('article')} />;
}
