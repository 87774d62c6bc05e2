import React, {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {HighlightedCodeProps} from '@site/src/article/HighlightedCode/props';
import styles from './styles.module.css';

/** Lines of a folded response. */
const SHOWN_LINES = 25;
/** Folding fewer isn't worth a click. */
const MIN_HIDDEN_LINES = 12;
/** Lines shown before the first marked one. */
const LINES_BEFORE = 3;

/** How each line of highlighted code starts. */
const LINE_START = /(?=<span class="token-line)/;

/** Folds a long fence to a window around the first marked line. Works without scripts, and what is folded can be found. */
export default function LongCode({children}: {children: ReactNode}): ReactNode {
  if (!isFence(children)) return children;
  const {html, lines, marked} = children.props;
  const length = Number(lines);
  if (length < SHOWN_LINES + MIN_HIDDEN_LINES) return children;
  const start = marked === undefined ? 0 : Math.min(Math.max(Number(marked) - 1 - LINES_BEFORE, 0), length - SHOWN_LINES);
  const isShown = (index: number): boolean => index >= start && index < start + SHOWN_LINES;
  const folded = html
    .split(LINE_START)
    .map((line, index) => (isShown(index) ? line : line.replace(' ', ' hidden="until-found" ')))
    .join('');
  return (
    <div className={styles.long} data-starts-late={start > 0 || undefined}>
      {cloneElement(children, {html: folded})}
      <details className={styles.whole} data-unfold>
        <summary>
          <span className={styles.more}>Show all {length} lines</span>
          <span className={styles.fewer}>Show fewer lines</span>
        </summary>
      </details>
    </div>
  );
}

/** Whether it is a `<HighlightedCode>`. */
function isFence(node: ReactNode): node is ReactElement<HighlightedCodeProps> {
  return isValidElement<Partial<HighlightedCodeProps>>(node) && node.props.lines !== undefined;
}
