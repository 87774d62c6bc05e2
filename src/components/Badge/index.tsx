import React, {type ComponentType, type ReactNode, type SVGProps} from 'react';
import CrownIcon from '@phosphor-icons/core/regular/crown.svg';
import FlagIcon from '@phosphor-icons/core/regular/flag.svg';
import FlaskIcon from '@phosphor-icons/core/regular/flask.svg';
import TagIcon from '@phosphor-icons/core/regular/tag.svg';
import WarningIcon from '@phosphor-icons/core/regular/warning.svg';
import clsx from 'clsx';
import {badgeText, type Plan} from '@site/src/site/badges';
import styles from './styles.module.css';

interface BadgeProps {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  tone: string | undefined;
  children: ReactNode;
}

function Badge({Icon, tone, children}: BadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, tone)}>
      <Icon className={styles.icon} aria-hidden="true" />
      {children}
    </span>
  );
}

/** @param since first version that has it, `5.12.0` */
export function VersionBadge({since}: {since: string}): ReactNode {
  return (
    <Badge Icon={TagIcon} tone={styles.neutral}>
      {badgeText.version(since)}
    </Badge>
  );
}

export function PlanBadge({plan}: {plan: Plan}): ReactNode {
  return (
    <Badge Icon={CrownIcon} tone={styles.accent}>
      {badgeText.plan(plan)}
    </Badge>
  );
}

/** A change that can require work before an upgrade. */
export function CheckBadge(): ReactNode {
  return (
    <span data-check>
      <Badge Icon={WarningIcon} tone={styles.amber}>
        {badgeText.check}
      </Badge>
    </span>
  );
}

export function BetaBadge(): ReactNode {
  return (
    <Badge Icon={FlaskIcon} tone={styles.amber}>
      {badgeText.beta}
    </Badge>
  );
}

/** @param flag key below `future` in `config/features` */
export function FutureFlagBadge({flag}: {flag: string}): ReactNode {
  return (
    <Badge Icon={FlagIcon} tone={styles.amber}>
      {badgeText.futureFlag} <code className={styles.flag}>{flag}</code>
    </Badge>
  );
}
