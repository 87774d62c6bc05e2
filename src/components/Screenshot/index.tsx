import React, {type ReactNode} from 'react';
import ZoomableImage from '@site/src/article/ZoomableImage';
import Overlay from './Overlay';
import {SCALE} from './scale';
import type {Image, Shot} from './shot';
import styles from './styles.module.css';

export {Mark} from './Mark';

interface Props {
  /** Data about the scene, from `plugins/fences`. */
  shot: Shot;
}

/**
 * A screenshot of the admin panel from `npm run shots`, with the numbers of the page's steps. CSS shows the image of the color mode, so it
 * is correct in the first paint, and browsers load only that one.
 */
export function Screenshot({shot: {alt, light, dark, width, height, highlights}}: Props): ReactNode {
  const shown = {width: Math.round(width * SCALE), height: Math.round(height * SCALE)};
  const overlay = <Overlay highlights={highlights} shown={shown} />;
  const image = ({src}: Image, className: string): ReactNode => (
    <span className={className}>
      <ZoomableImage alt={alt} src={src} {...shown} overlay={overlay} />
    </span>
  );
  return (
    <span className={styles.image}>
      {image(light, 'in-light')}
      {image(dark, 'in-dark')}
    </span>
  );
}
