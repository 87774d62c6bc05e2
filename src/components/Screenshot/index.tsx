import React, {type ReactNode} from 'react';
import ZoomableImage from '@site/src/article/ZoomableImage';
import Overlay from './Overlay';
import type {Image, Shot} from './shot';
import styles from './styles.module.css';

export {Mark} from './Mark';

interface Props {
  /** Data about the scene, from `plugins/fences`. */
  shot: Shot;
}

/** The widths of text and of everything else. An image between them ends with the wider one. */
const MEASURE = 640;
const ARTICLE = 824;

/**
 * A screenshot of the admin panel from `npm run shots`, with the numbers of the page's steps. CSS shows the image of the color mode, so it
 * is correct in the first paint, and browsers load only that one.
 */
export function Screenshot({shot: {alt, light, dark, width, height, highlights}}: Props): ReactNode {
  const overlay = <Overlay highlights={highlights} width={width} />;
  const scale = width > MEASURE && width < ARTICLE ? ARTICLE / width : 1;
  const image = ({src}: Image, className: string | undefined): ReactNode => (
    <span className={className}>
      <ZoomableImage
        alt={alt}
        src={src}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        overlay={overlay}
      />
    </span>
  );
  return (
    <span className={styles.image}>
      {image(light, styles.light)}
      {image(dark, styles.dark)}
    </span>
  );
}
