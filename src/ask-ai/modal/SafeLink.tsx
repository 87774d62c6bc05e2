import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import {useClose} from './closing';
import {toTarget, type Target} from './safeTarget';

export function safeTarget(href: string): Target | null {
  return toTarget(href, [siteConfig.url, window.location.origin]);
}

/** A link of an answer. A page of this site opens in the place of the modal; others open in a new tab; what is neither is text. */
export default function SafeLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  const close = useClose();
  const target = safeTarget(href);
  if (target === null) return <>{children}</>;
  if (target.kind === 'own') {
    return (
      <Link to={target.path} onClick={close}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
