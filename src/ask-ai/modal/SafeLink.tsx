import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import {toTarget, type Target} from './safeTarget';

export function safeTarget(href: string): Target | null {
  return toTarget(href, [siteConfig.url, window.location.origin]);
}

/** A link in an answer. Pages of this site replace the modal, other sites open in a new tab, and invalid URLs are shown as text. */
export default function SafeLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  const target = safeTarget(href);
  if (target === null) return <>{children}</>;
  if (target.kind === 'own') return <Link to={target.path}>{children}</Link>;
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
