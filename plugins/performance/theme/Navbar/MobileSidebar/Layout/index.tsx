/**
 * Draws the mobile menu when it is first opened, because its 40 links would slow down each page and each navigation. Its frame exists from
 * the start, so that it can slide in.
 */
import React, {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-init/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

export default function LayoutOnDemand(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isNeeded, setIsNeeded] = useState(shown);
  if (shown && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Layout {...props} /> : <Layout header={null} primaryMenu={null} secondaryMenu={null} />;
}
