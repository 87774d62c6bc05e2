/**
 * Docusaurus's tabs, except that
 * - they aren't thrown away and built again as soon as the page is hydrated, for an old bug
 *   (https://github.com/facebook/docusaurus/issues/5653), which is a lot on a page with 80 requests;
 * - a tap shows its panel at once, and the other tabs of the same group follow after the next paint;
 * - they have all keys of a tab list;
 * - if they hold nothing but code, they are the header of one block;
 * - the browser's find or a link shows the panel with its target, without changing the other tabs of the group (src/theme/TabItem).
 */
import React, {Children, isValidElement, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import HighlightedCode from '@site/src/article/HighlightedCode';
import {afterPaint} from '@site/src/lib/afterPaint';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const shared = useTabsContextValue(props);
  const items = sanitizeTabsChildren(props.children);
  /** The reader's choice until the group has received it. */
  const [chosen, setChosen] = useState<string | null>(null);

  function share(value: string): void {
    shared.selectValue(value);
    setChosen(null);
  }

  return (
    <TabsProvider value={{...shared, selectedValue: chosen ?? shared.selectedValue, selectValue: setChosen}}>
      <div
        className={clsx(
          ThemeClassNames.tabs.container,
          'tabs-container',
          styles.container,
          (isAllCode(items) || props.className === 'request-forms') && 'code-tabs',
        )}
      >
        <TabList className={props.className} onShare={share} />
        <div className={styles.panels}>{items}</div>
      </div>
    </TabsProvider>
  );
}

/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- Docusaurus's own markup, which Infima styles */
function TabList({className, onShare}: {className: string | undefined; onShare: (value: string) => void}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);
  const callOffSharing = useRef<() => void>(undefined);

  function select(tab: HTMLElement, value: string): void {
    if (value === selectedValue) return;
    keepInPlace(tab);
    selectValue(value);
    callOffSharing.current?.();
    callOffSharing.current = afterPaint(() => {
      keepInPlace(tab);
      onShare(value);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string): void {
    const {key, currentTarget: tab, ctrlKey, metaKey, altKey} = event;
    const {firstElementChild: first, lastElementChild: last} = list.current ?? tab;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') select(tab, value);
    else if (key === 'ArrowRight') focus(tab.nextElementSibling ?? first);
    else if (key === 'ArrowLeft') focus(tab.previousElementSibling ?? last);
    else if (key === 'Home') focus(first);
    else if (key === 'End') focus(last);
    else return;
    event.preventDefault();
  }

  return (
    <ul ref={list} role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={({currentTarget}) => select(currentTarget, value)}
          {...attributes}
          className={clsx('tabs__item', selectedValue === value && 'tabs__item--active')}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

function isAllCode(items: ReactNode): boolean {
  return Children.toArray(items).every((item) => isValidElement<{children?: ReactNode}>(item) && isCode(item.props.children));
}

function isCode(content: ReactNode): boolean {
  return Children.toArray(content).every((child) => isValidElement(child) && child.type === HighlightedCode);
}

function focus(tab: Element | null | undefined): void {
  if (tab instanceof HTMLElement) tab.focus();
}
