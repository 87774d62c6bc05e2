/** Puts the page actions at the end of the breadcrumbs' line, where they take no height of their own. */
import React, {type ReactNode} from 'react';
import {useActiveDocContext, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageActions} from '@site/src/page-actions';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  // Generated category pages have breadcrumbs too, but no Markdown.
  const {activeDoc} = useActiveDocContext(undefined);
  const hasBreadcrumbs = useSidebarBreadcrumbs() !== null;
  if (!activeDoc) return <Breadcrumbs />;
  return (
    <div className={hasBreadcrumbs ? styles.line : styles.besideTitle}>
      <Breadcrumbs />
      <PageActions key={activeDoc.path} permalink={activeDoc.path} />
    </div>
  );
}
