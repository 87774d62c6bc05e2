import React, {type ReactNode} from 'react';
import {PROOF} from './names';

/** The quiet mark in the header of a block that was proven. It is drawn by `src/css/code.css`, because a page has hundreds. */
export function BlockSeal(): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label="Proven: how this sample ran"
      aria-haspopup="dialog"
      {...{[PROOF]: ''}}
    />
  );
}
