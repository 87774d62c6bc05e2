/** Links a group without a page to its first page instead of `#`, for readers who open it in a new tab. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import Category from '@theme-original/DocSidebarItem/Category';
import type CategoryType from '@theme/DocSidebarItem/Category';
import type {WrapperProps} from '@docusaurus/types';

export default function LinkedCategory(props: WrapperProps<typeof CategoryType>): ReactNode {
  const {item} = props;
  const first = item.href === undefined ? findFirstSidebarItemLink(item) : undefined;
  // Docusaurus passes other props to the link.
  const link: Pick<ComponentProps<'a'>, 'href'> = first === undefined ? {} : {href: first};
  return <Category {...props} {...link} />;
}
