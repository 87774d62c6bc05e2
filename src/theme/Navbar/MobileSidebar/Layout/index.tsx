/**
 * Adds the shortcuts to both documentation areas above the mobile menu, opens it at the current page, moves the focus into it and back,
 * and lets Escape close it.
 */
import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import type {WrapperProps} from '@docusaurus/types';
import {afterPaint} from '@site/src/lib/afterPaint';
import {bringIntoView} from '@site/src/lib/bringIntoView';
import {isModalOpen} from '@site/src/lib/isModalOpen';
import styles from './styles.module.css';

const SHORTCUTS = [
  {label: 'CMS', to: '/cms/intro', area: '/cms/'},
  {label: 'Cloud', to: '/cloud/intro', area: '/cloud/'},
];

const CLOSE_BUTTON = '.navbar-sidebar__close';

function focusToggle(): void {
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}

export default function LayoutWrapper({header, ...props}: WrapperProps<typeof LayoutType>): ReactNode {
  const menu = useNavbarMobileSidebar();
  useEscape(menu);
  useEffect(() => {
    if (!menu.shown) return undefined;
    document.querySelectorAll('.navbar-sidebar__item').forEach(bringIntoView);
    // Invisible elements can't have the focus.
    const callOff = afterPaint(() => document.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus({preventScroll: true}));
    return () => {
      callOff();
      // A link takes the focus along.
      if (document.activeElement?.matches(CLOSE_BUTTON)) focusToggle();
    };
  }, [menu.shown]);

  const headerWithShortcuts = (
    <div className={styles.header}>
      {header}
      <Shortcuts toggle={menu.toggle} />
    </div>
  );
  return <Layout {...props} header={headerWithShortcuts} />;
}

function Shortcuts({toggle}: {toggle: () => void}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav aria-label="Documentation areas" className={styles.shortcuts}>
      {SHORTCUTS.map(({label, to, area}) => (
        <Link
          key={to}
          to={to}
          className={clsx(styles.shortcut, label === 'Cloud' && 'cloud-accent')}
          aria-current={pathname.startsWith(area) ? 'true' : undefined}
          onClick={toggle}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Closes the open menu, and gives the focus back to the button that opened it. */
function useEscape({shown, toggle}: ReturnType<typeof useNavbarMobileSidebar>): void {
  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isModalOpen()) return;
      toggle();
      focusToggle();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [shown, toggle]);
}
