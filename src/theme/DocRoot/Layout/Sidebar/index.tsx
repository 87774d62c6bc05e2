/** Remembers that the reader hid the sidebar, which Docusaurus shows again on every visit, and scrolls it to the page that is open. */
import React, {useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type SetStateAction} from 'react';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayoutSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {HIDDEN_SIDEBAR} from '@site/src/site/constants';
import {PAGES_ID} from '@site/src/site/pagesHeading';
import {followOpenPage} from './followOpenPage';
import './styles.css';

const stored = createStorageSlot(HIDDEN_SIDEBAR.storageKey);

export default function RememberedSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer,
}: Props): ReactNode {
  const isRestored = useRef(false);
  const {pathname} = useLocation();

  useEffect(followOpenPage, [pathname]);

  useLayoutEffect(() => {
    if (stored.get() !== HIDDEN_SIDEBAR.value) return;
    isRestored.current = true;
    setHiddenSidebarContainer(true);
  }, [setHiddenSidebarContainer]);

  // Docusaurus takes the links away and shows its button at the end of the animation, and there was none.
  useLayoutEffect(() => {
    if (!isHidden || !isRestored.current) return;
    isRestored.current = false;
    const container = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer}`);
    container?.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
    // The attribute is only for the time before hydration. Now, Docusaurus's styles apply.
    document.documentElement.removeAttribute(HIDDEN_SIDEBAR.attribute);
  }, [isHidden]);

  // Memoized, because a new function would render all links again.
  const toggle = useCallback(
    (update: SetStateAction<boolean>): void => {
      const next = typeof update === 'function' ? update(isHidden) : update;
      remember(next);
      setHiddenSidebarContainer(next);
    },
    [isHidden, setHiddenSidebarContainer],
  );

  return (
    <>
      <DocRootLayoutSidebar sidebar={sidebar} hiddenSidebarContainer={isHidden} setHiddenSidebarContainer={toggle} />
      {/* The menu of a phone needs scripts. Without them, the sidebar is below the page: src/css/whole-page.css */}
      <noscript>
        <h2 id={PAGES_ID}>Pages</h2>
      </noscript>
    </>
  );
}

function remember(isHidden: boolean): void {
  if (isHidden) stored.set(HIDDEN_SIDEBAR.value);
  else stored.del();
}
