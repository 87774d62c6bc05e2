/** The pages of the footer instead of both documentation areas, which the shortcuts above lead to, and the top bar's other links. */
import React, {type ReactNode} from 'react';
import {isMultiColumnFooterLinks, useThemeConfig, type FooterLinkItem} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';

export default function PrimaryMenu(): ReactNode {
  const {navbar, footer} = useThemeConfig();
  const {toggle} = useNavbarMobileSidebar();
  const columns = footer?.links ?? [];
  const pages = isMultiColumnFooterLinks(columns) ? columns.flatMap(({items}) => items.filter(({to}) => to !== undefined)) : [];
  const others = navbar.items.flatMap(({label, href}) => (typeof href === 'string' ? [{label, href}] : []));
  const links: FooterLinkItem[] = [...pages, ...others];
  return (
    <ul className="menu__list">
      {links.map(({label, to, href}) => (
        <NavbarItem key={label} mobile label={label} to={to} href={href} onClick={toggle} />
      ))}
    </ul>
  );
}
