import React, {type ReactNode} from 'react';
import {ThemedImage} from '../ThemedImage';
import Overlay from './Overlay';
import type {Shot} from './shot';

export {Mark} from './Mark';

interface Props {
  /** Data about the scene, from `plugins/fences`. */
  shot: Shot;
}

/** A screenshot of the admin panel from `npm run shots`, with the numbers of the page's steps. */
export function Screenshot({shot: {alt, light, dark, width, height, highlights}}: Props): ReactNode {
  const overlay = <Overlay highlights={highlights} width={width} />;
  return <ThemedImage alt={alt} light={light.src} dark={dark.src} width={width} height={height} overlay={overlay} />;
}
