/** The pages of the footer instead of both documentation areas, which the shortcuts above lead to, and the top bar's other links. */
import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';

export default function PrimaryMenu(): ReactNode {
  const {navbar, footer} = useThemeConfig();
  const {toggle} = useNavbarMobileSidebar();
  const pages = footer?.links.flatMap((column) => ('items' in column ? column.items : [])).filter(({to}) => to !== undefined) ?? [];
  return (
    <ul className="menu__list">
      {[...pages, ...navbar.items.filter(({href}) => href !== undefined)].map(({label, to, href}) => (
        <NavbarItem key={String(label)} mobile label={String(label)} to={to} href={href} onClick={toggle} />
      ))}
    </ul>
  );
}
