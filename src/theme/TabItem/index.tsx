/**
 * Adds a name to Docusaurus's panel, for screen readers and for `src/css/whole-page.css`, which shows all panels one after another. Also
 * makes the content of a closed panel findable for the browser's search and links to text.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

const UNTIL_FOUND = 'until-found';

/** React writes `hidden=""` for any value, but leaves attributes that it doesn't know as they are: HTML doesn't care about the spelling. */
const CLOSED = ExecutionEnvironment.canUseDOM ? {hidden: true} : {HIDDEN: UNTIL_FOUND};

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const {selectedValue, selectValue, lazy} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;

  /** Makes a closed panel findable for the browser and for `src/article/revealTarget.ts`, which opens it. */
  function letBeFound(panel: HTMLElement): (() => void) | undefined {
    if (isSelected) return undefined;
    const open = (): void => selectValue(value);
    const wasFoundBefore = !panel.hasAttribute('hidden');
    panel.setAttribute('hidden', UNTIL_FOUND);
    if (wasFoundBefore) {
      keepInPlace(panel);
      open();
    }
    panel.addEventListener('beforematch', open);
    return () => panel.removeEventListener('beforematch', open);
  }

  return (
    <div
      ref={(panel) => (panel ? letBeFound(panel) : undefined)}
      role="tabpanel"
      aria-label={label}
      className={clsx(styles.panel, className)}
      {...(!isSelected && CLOSED)}
    >
      {children}
    </div>
  );
}
