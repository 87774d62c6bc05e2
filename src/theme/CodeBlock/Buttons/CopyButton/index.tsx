/** Uses the same copying as other code blocks. Docusaurus's button shows no message when the browser blocks copying. */
import React, {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Sparkle from '@phosphor-icons/core/regular/sparkle.svg';
import Bug from '@phosphor-icons/core/regular/bug.svg';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {IsSample} from '@site/src/article/HighlightedCode/IsSample';
import {ASK_LABEL, REPORT_LABEL} from '@site/src/article/HighlightedCode/names';
import {useHasAiService} from '@site/src/ask-ai';
import styles from './styles.module.css';

export default function CopyButton({className}: Props): ReactNode {
  const isSample = useContext(IsSample);
  const hasAiService = useHasAiService();
  return (
    <>
      {isSample && (
        <Button aria-label={REPORT_LABEL} title={REPORT_LABEL} className={clsx(className, styles.button)} data-code-report="">
          <Bug aria-hidden="true" />
        </Button>
      )}
      {isSample && hasAiService && (
        <Button aria-label={ASK_LABEL} title={ASK_LABEL} className={clsx(className, styles.button)} data-code-ask="">
          <Sparkle aria-hidden="true" />
        </Button>
      )}
      <Button aria-label="Copy code to clipboard" title="Copy" className={clsx(className, styles.button)} data-code-copy="">
        <IconCopy aria-hidden="true" />
        <IconSuccess aria-hidden="true" />
      </Button>
    </>
  );
}
