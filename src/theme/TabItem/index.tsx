/** Docusaurus's panel has no name: neither for screen readers, nor in src/css/whole-page.css, which shows all panels one after another. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;
  return (
    <div role="tabpanel" aria-label={label} className={clsx(styles.panel, className)} hidden={!isSelected}>
      {children}
    </div>
  );
}
