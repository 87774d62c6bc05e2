import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import WarningIcon from '@phosphor-icons/core/regular/warning.svg';
import {BREAKING_CHANGE_AREAS, type BreakingChangeArea} from '@site/src/site/breakingChanges';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Path of the page with the details, `/cms/migration/v4-to-v5/breaking-changes/use-document-id`. */
  to?: string;
  /** Who has to act. */
  affects: string;
  area: BreakingChangeArea;
  /** Whether authors of plugins have to act. */
  plugins?: boolean;
  /** Name of the codemod that does it; without one, it is done by hand. */
  codemod?: string;
  children?: ReactNode;
}

/** A breaking change at a glance: what changed, who is affected, whether a codemod does it. */
export function BreakingChangeCard({title, to, affects, area, plugins = false, codemod, children}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.kind}>
        <WarningIcon className={styles.icon} aria-hidden="true" />
        Breaking change
      </p>
      <p className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</p>
      {children}
      <dl className={styles.facts}>
        <div>
          <dt>Affects</dt>
          <dd>{affects}</dd>
        </div>
        <div>
          <dt>Area</dt>
          <dd>{BREAKING_CHANGE_AREAS[area]}</dd>
        </div>
        <div>
          <dt>Plugin authors</dt>
          <dd>{plugins ? 'Affected' : 'Not affected'}</dd>
        </div>
        <div>
          <dt>Codemod</dt>
          <dd>{codemod === undefined ? 'None: change it manually' : <code>{codemod}</code>}</dd>
        </div>
      </dl>
    </div>
  );
}
