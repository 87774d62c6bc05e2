import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Box} from './shot';
import styles from './styles.module.css';

/** Maximum width of a small highlight, as a fraction of the image's width. A checkbox is that small, and its label is on the right. */
const SMALL = 0.045;
/** In pixels. Wider ones could have their right corner outside of a phone's screen. */
const WIDE = 240;

/** Highlights are drawn by the page, so they are sharp at every size and follow the color mode. Screen readers get the alt text and the steps instead. */
export default function Overlay({highlights, width}: {highlights: readonly Box[]; /** In pixels. */ width: number}): ReactNode {
  return (
    <span className={styles.overlay} aria-hidden="true">
      {highlights.map((box, index) => (
        <span
          key={index}
          className={clsx(styles.highlight, box.width < SMALL && styles.small, box.width * width > WIDE && styles.wide)}
          style={placeOf(box)}
          data-number={index + 1}
        />
      ))}
    </span>
  );
}

function placeOf({x, y, width, height}: Box): React.CSSProperties {
  return {left: percent(x), top: percent(y), width: percent(width), height: percent(height)};
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
