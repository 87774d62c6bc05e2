/** Puts the Ask AI button next to the search bar, on wide and narrow screens alike. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Search from '@theme-original/Navbar/Search';
import type SearchType from '@theme/Navbar/Search';
import type {WrapperProps} from '@docusaurus/types';
import {AskAi} from '@site/src/ask-ai';
import styles from './styles.module.css';

export default function SearchWrapper({children, className, ...props}: WrapperProps<typeof SearchType>): ReactNode {
  return (
    <Search {...props} className={clsx(className, styles.row)}>
      {children}
      <AskAi />
    </Search>
  );
}
