/** Docusaurus's own says nothing when the browser blocks copying. This one is handled as those of all other code. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

export default function CopyButton({className}: Props): ReactNode {
  return (
    <Button aria-label="Copy code to clipboard" title="Copy" className={clsx(className, styles.button)} data-code-copy="">
      <IconCopy aria-hidden="true" />
      <IconSuccess aria-hidden="true" />
    </Button>
  );
}
