import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Box} from './shot';
import styles from './styles.module.css';

/** As a part of the picture's width: a checkbox, which has its label on the right. */
const SMALL = 0.045;

/** Drawn by the page: sharp at every size, and in the colors of the mode. Who does not see the picture has its alt text and the steps. */
export default function Overlay({highlights}: {highlights: readonly Box[]}): ReactNode {
  return (
    <span className={styles.overlay} aria-hidden="true">
      {highlights.map((box, index) => (
        <span
          key={index}
          className={clsx(styles.highlight, box.width < SMALL && styles.small)}
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
