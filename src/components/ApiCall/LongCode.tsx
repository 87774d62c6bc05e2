import React, {isValidElement, type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines of a folded response. */
const SHOWN_LINES = 25;
/** Folding fewer isn't worth a click. */
const MIN_HIDDEN_LINES = 12;
/** Lines shown before the first marked one. */
const LINES_BEFORE = 3;

interface Fence {
  length: number;
  /** First line that the writer marked, from 1; `null` if none is. */
  marked: number | null;
}

/** Folds a long fence to a window around the first marked line. Works without scripts. */
export default function LongCode({children}: {children: ReactNode}): ReactNode {
  const fence = readFence(children);
  if (fence === null || fence.length < SHOWN_LINES + MIN_HIDDEN_LINES) return children;
  const start = fence.marked === null ? 0 : Math.min(Math.max(fence.marked - 1 - LINES_BEFORE, 0), fence.length - SHOWN_LINES);
  const style: CSSProperties & Record<`--${string}`, number> = {'--hidden-lines': start, '--shown-lines': SHOWN_LINES};
  return (
    <div className={styles.long} data-starts-late={start > 0 || undefined} style={style}>
      {children}
      <details className={styles.whole} data-unfold>
        <summary>
          <span className={styles.more}>Show all {fence.length} lines</span>
          <span className={styles.fewer}>Show fewer lines</span>
        </summary>
      </details>
    </div>
  );
}

/** Reads the length of a fence from the props of its `<HighlightedCode>`. */
function readFence(fence: ReactNode): Fence | null {
  if (!isValidElement<{lines?: string; marked?: string}>(fence)) return null;
  const {lines, marked} = fence.props;
  return lines === undefined ? null : {length: Number(lines), marked: marked === undefined ? null : Number(marked)};
}
