import {useEffect, useRef} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

/** What the open menu covers. */
const BEHIND = '.navbar__inner, .theme-announcement-bar, .main-wrapper, .footer';

/** Moves the focus into the menu when it opens, keeps it there, and gives it back when the menu closes. */
export function useMenuFocus(isShown: boolean): void {
  const {shown: isSidebarShown} = useNavbarSecondaryMenu();
  const panel = useRef(isSidebarShown);

  useEffect(() => {
    if (!isShown) return undefined;
    const behind = Array.from(document.querySelectorAll<HTMLElement>(BEHIND));
    for (const element of behind) element.inert = true;
    focusOn('.navbar-sidebar__close');
    return () => {
      for (const element of behind) element.inert = false;
      focusOn('.navbar__toggle');
    };
  }, [isShown]);

  // The button "Back to main menu" leaves with its panel.
  useEffect(() => {
    if (isShown && panel.current !== isSidebarShown) focusOn('.navbar-sidebar__item:not([inert]) a');
    panel.current = isSidebarShown;
  }, [isShown, isSidebarShown]);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
}
