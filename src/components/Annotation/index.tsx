import React, {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Room that is kept between the note and the edges of the window, in pixels. */
const MARGIN = 12;

/**
 * A term with a note on it: shown on hover, focus and tap, put away with Escape or a tap elsewhere.
 *
 * @param note plain text
 */
export function Annotation({note, children}: {note: string; children: ReactNode}): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  useCloseFromOutside(isOpen, root, () => setIsOpen(false));
  useStayInWindow(isOpen, tooltip);

  return (
    <span
      ref={root}
      className={styles.root}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && setIsOpen(false)}
    >
      <button
        type="button"
        className={styles.term}
        aria-describedby={id}
        onFocus={({currentTarget}) => currentTarget.matches(':focus-visible') && setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      <span ref={tooltip} id={id} role="tooltip" className={styles.note} hidden={!isOpen}>
        {note}
      </span>
    </span>
  );
}

function useCloseFromOutside(isOpen: boolean, root: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const onPointer = ({target}: PointerEvent): void => {
      if (!(target instanceof Node && root.current?.contains(target))) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  });
}

/** Moves the note sideways until it is in the window as a whole. */
function useStayInWindow(isOpen: boolean, tooltip: React.RefObject<HTMLElement | null>): void {
  useOpenLayoutEffect(() => {
    const element = tooltip.current;
    if (!isOpen || !element) return;
    element.style.setProperty('--shift', '0px');
    const {left, right} = element.getBoundingClientRect();
    const tooFarRight = Math.max(0, right - (document.documentElement.clientWidth - MARGIN));
    const shift = left - tooFarRight < MARGIN ? MARGIN - left : -tooFarRight;
    element.style.setProperty('--shift', `${shift}px`);
  }, [isOpen, tooltip]);
}

/** React warns about layout effects on a server, which has no layout. */
const useOpenLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
