import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A small square in a color, in front of its value. */
export function Swatch({color}: {color: string}): ReactNode {
  return <span className={styles.swatch} style={{backgroundColor: color}} aria-hidden="true" />;
}
