import React, {type ReactNode} from 'react';
import Sparkle from '@phosphor-icons/core/fill/sparkle-fill.svg';
import {askAiIntent} from './loadModal';
import {openAskAi, type Origin} from './modalState';

interface Props {
  className: string | undefined;
  /** Position of the button. */
  from: Origin;
  /** Called before the modal opens. Returns the initial value of its field. */
  handOver?: () => string | undefined;
}

/** Opens the Ask AI modal of the page, from anywhere on it. */
export default function AskAiButton({className, from, handOver}: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+I Meta+I"
      onClick={() => openAskAi(from, handOver?.())}
      {...askAiIntent}
    >
      <Sparkle aria-hidden="true" />
      <span>Ask AI</span>
    </button>
  );
}
