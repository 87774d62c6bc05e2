/** Admonitions in the site's own icons and colors, with one kind more than Docusaurus has. */
import React, {type ComponentType, type SVGProps} from 'react';
import Info from '@phosphor-icons/core/regular/info.svg';
import Lightbulb from '@phosphor-icons/core/regular/lightbulb.svg';
import ListChecks from '@phosphor-icons/core/regular/list-checks.svg';
import Note from '@phosphor-icons/core/regular/note.svg';
import Warning from '@phosphor-icons/core/regular/warning.svg';
import WarningOctagon from '@phosphor-icons/core/regular/warning-octagon.svg';
import clsx from 'clsx';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {Props} from '@theme/Admonition';
import styles from './styles.module.css';

type Kind = ComponentType<Props>;

function kind(Icon: ComponentType<SVGProps<SVGSVGElement>>, title: string, tone: string | undefined): Kind {
  return function AdmonitionOfKind(props) {
    return (
      <AdmonitionLayout
        {...props}
        title={props.title ?? title}
        icon={<Icon aria-hidden="true" />}
        className={clsx('alert', styles.admonition, tone, props.className)}
      />
    );
  };
}

export default {
  note: kind(Note, 'Note', styles.neutral),
  tip: kind(Lightbulb, 'Tip', styles.green),
  info: kind(Info, 'Info', styles.blue),
  warning: kind(Warning, 'Warning', styles.amber),
  danger: kind(WarningOctagon, 'Danger', styles.red),
  caution: kind(Warning, 'Caution', styles.amber),
  prerequisites: kind(ListChecks, 'Prerequisites', styles.neutral),
};
