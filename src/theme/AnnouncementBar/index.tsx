/** Hides the bar when the reader closes it in another tab. Docusaurus's stays until the next visit. */
import React, {useEffect, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarOfAllTabs(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  const {close} = useAnnouncementBar();
  useEffect(() => {
    if (dismissed === 'true') close();
  }, [dismissed, close]);
  return <AnnouncementBar />;
}
