import React, {type ReactNode} from 'react';
import {ThemedImage} from '../ThemedImage';
import Overlay from './Overlay';
import type {Shot} from './shot';

export {Mark} from './Mark';

interface Props {
  /** What `plugins/screenshots` knows of the scene that the page names. */
  shot: Shot;
}

/** A moment of the admin panel, taken by `npm run shots`, with the numbers of the page's steps drawn over it. */
export function Screenshot({shot: {alt, light, dark, width, height, highlights}}: Props): ReactNode {
  const overlay = <Overlay highlights={highlights} />;
  return <ThemedImage alt={alt} light={light.src} dark={dark.src} width={width} height={height} overlay={overlay} />;
}
