/** Adds the shortcuts to both documentation areas above the mobile menu, opens it at the current page, gives it the focus, and lets Escape close it. */
import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import type {WrapperProps} from '@docusaurus/types';
import {bringIntoView} from '@site/src/lib/bringIntoView';
import {isModalOpen} from '@site/src/lib/isModalOpen';
import {useMenuFocus} from './useMenuFocus';
import styles from './styles.module.css';

const SHORTCUTS = [
  {label: 'CMS', to: '/cms/intro', area: '/cms/'},
  {label: 'Cloud', to: '/cloud/intro', area: '/cloud/'},
];

export default function LayoutWrapper({header, ...props}: WrapperProps<typeof LayoutType>): ReactNode {
  const menu = useNavbarMobileSidebar();
  useEscape(menu);
  useMenuFocus(menu.shown);
  useEffect(() => {
    if (menu.shown) document.querySelectorAll('.navbar-sidebar__item').forEach(bringIntoView);
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

/** Closes the open menu. */
function useEscape({shown, toggle}: ReturnType<typeof useNavbarMobileSidebar>): void {
  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isModalOpen()) return;
      toggle();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [shown, toggle]);
}
