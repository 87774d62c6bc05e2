/**
 * The mobile menu is drawn when it is opened for the first time: its 40 links would be drawn on each page, and looked at on each way to the
 * next. Its frame is there before, to slide in.
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
