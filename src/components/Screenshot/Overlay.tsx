import React, {type ReactNode} from 'react';
import {placeBadges, type Place} from './placeBadges';
import type {Box} from './shot';
import styles from './styles.module.css';

interface Props {
  highlights: readonly Box[];
  /** Of the image on the page, in pixels. */
  shown: {width: number; height: number};
}

/** Highlights are drawn by the page, so they are sharp at every size and follow the color mode. Screen readers get the alt text and the steps instead. */
export default function Overlay({highlights, shown}: Props): ReactNode {
  const places = placeBadges(highlights, shown);
  return (
    <span className={styles.overlay} aria-hidden="true">
      {highlights.map((box, index) => (
        <span key={index} className={styles.highlight} style={styleOf(box, places[index])} data-number={index + 1} />
      ))}
    </span>
  );
}

interface HighlightStyle extends React.CSSProperties {
  '--at'?: string;
}

function styleOf({x, y, width, height}: Box, [right, down]: Place = [1, 0]): HighlightStyle {
  const box = {left: percent(x), top: percent(y), width: percent(width), height: percent(height)};
  // The right top corner is what the style sheet has.
  return right === 1 && down === 0 ? box : {...box, '--at': `${down * 100}% auto auto ${right * 100}%`};
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
