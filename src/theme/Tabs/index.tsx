/**
 * Docusaurus's tabs, without what they do once more for every reader: they are thrown away and built again as soon as the page is
 * hydrated, for an old bug (https://github.com/facebook/docusaurus/issues/5653). That is a lot on a page with 80 requests.
 */
import React, {useRef, type KeyboardEvent, type ReactNode} from 'react';
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
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}

/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- Docusaurus's own markup, which Infima styles */
function TabList({className}: {className: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);

  function select(tab: HTMLElement, value: string): void {
    if (value === selectedValue) return;
    keepInPlace(tab);
    selectValue(value);
  }

  function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>, value: string): void {
    if (key === 'Enter') select(currentTarget, value);
    else if (key === 'ArrowRight') focus(currentTarget.nextElementSibling ?? list.current?.firstElementChild);
    else if (key === 'ArrowLeft') focus(currentTarget.previousElementSibling ?? list.current?.lastElementChild);
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
          className={clsx('tabs__item', styles.tab, selectedValue === value && 'tabs__item--active')}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

function focus(tab: Element | null | undefined): void {
  if (tab instanceof HTMLElement) tab.focus();
}
