import React, {type ReactNode} from 'react';
import {FRAME, frameDistance, OUT, placeBadges, type Place} from './placeBadges';
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
        <span
          key={index}
          className={styles.highlight}
          style={{...styleOf(box, places[index]), ...frameStyle(frameDistance(highlights, index, shown))}}
          data-number={index + 1}
        />
      ))}
    </span>
  );
}

interface HighlightStyle extends React.CSSProperties {
  '--at'?: string;
  '--frame'?: string;
}

/** The style sheet has the usual values. */
function styleOf({x, y, width, height}: Box, [across, down, outX = 0, outY = 0]: Place = [1, 0]): HighlightStyle {
  const box = {left: percent(x), top: percent(y), width: percent(width), height: percent(height)};
  return across === 1 && down === 0 && outX === 0
    ? box
    : {...box, '--at': `${offset(down, outY)} auto auto ${offset(across, outX)}`};
}

function offset(part: number, out: number): string {
  return out === 0 ? `${part * 100}%` : `calc(${part * 100}% + ${out * OUT}px)`;
}

function frameStyle(distance: number): HighlightStyle {
  return distance === FRAME ? {} : {'--frame': `${(-distance).toFixed(1)}px`};
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
