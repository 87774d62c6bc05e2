import React, {type ReactNode} from 'react';
import Sparkle from '@phosphor-icons/core/fill/sparkle-fill.svg';
import {prepareAskAi} from './loadModal';
import {openAskAi} from './modalState';

interface Props {
  className: string | undefined;
  /** What the field is to hold, at the time of the click. */
  getQuery?: () => string;
  /** Makes room for the modal. */
  onOpen?: () => void;
}

/** Opens the Ask AI modal of the page, from anywhere on it. */
export default function AskAiButton({className, getQuery, onOpen}: Props): ReactNode {
  function open(): void {
    openAskAi(getQuery?.());
    onOpen?.();
  }

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+I Meta+I"
      onClick={open}
      onFocus={prepareAskAi}
      onMouseEnter={prepareAskAi}
      onTouchStart={prepareAskAi}
    >
      <Sparkle aria-hidden="true" />
      <span>Ask AI</span>
    </button>
  );
}
