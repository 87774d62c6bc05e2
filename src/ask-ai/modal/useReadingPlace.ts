import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import type {Turn} from '../Conversation';

/** Maximum distance that counts as being at the end. */
const END_PX = 48;

/** Scroll positions at which readers closed the modal, by a conversation's first turn; not set at the end. */
const places = new Map<number, number>();

const READER_SCROLLS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the reader's position in a growing conversation: readers at the end stay there while an answer is written, and
 * readers who scrolled away aren't moved. Passages appear all at once and are read from their beginning, so the question
 * stays at the top until the reader scrolls.
 */
export function useReadingPlace(turns: readonly Turn[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const firstTurn = turns[0]?.id ?? 0;
  const latest = turns.at(-1);
  const hasPassages = latest?.found != null;
  const follows = useRef<'end' | 'question' | null>(places.has(firstTurn) ? null : hasPassages ? 'question' : 'end');
  const isRestored = useRef(false);
  const before = useRef({id: latest?.id, hasPassages});

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    function keepPlace(): void {
      if (!element) return;
      if (follows.current === 'question') return;
      const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop < END_PX;
      follows.current = isAtEnd && !before.current.hasPassages ? 'end' : null;
      if (follows.current === 'end') places.delete(firstTurn);
      else places.set(firstTurn, element.scrollTop);
    }
    function letGo(): void {
      if (follows.current === 'question') follows.current = null;
    }
    element.addEventListener('scroll', keepPlace, {passive: true});
    for (const event of READER_SCROLLS) element.addEventListener(event, letGo, {passive: true});
    return () => {
      element.removeEventListener('scroll', keepPlace);
      for (const event of READER_SCROLLS) element.removeEventListener(event, letGo);
    };
  }, [firstTurn]);

  // A dialog has a size only when it is open. Code and tables are laid out after the text around them.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current === 'end') toEnd(element);
      else if (follows.current === 'question') toLastTurn(element);
      else if (!isRestored.current) element.scrollTop = places.get(firstTurn) ?? 0;
      isRestored.current = true;
    });
    element.querySelectorAll('article').forEach((turn) => observer.observe(turn));
    return () => observer.disconnect();
  }, [firstTurn, turns.length]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isNew = before.current.id !== latest?.id;
    const bringsPassages = hasPassages && (isNew || !before.current.hasPassages);
    before.current = {id: latest?.id, hasPassages};
    if (isNew) follows.current = 'end';
    if (follows.current !== 'end') return;
    if (bringsPassages) {
      follows.current = 'question';
      toLastTurn(element);
    } else toEnd(element);
  }, [latest, hasPassages]);

  return scroller;
}

function toEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}

/** The distance of a question from the top. */
const GAP_PX = 16;
/** The part of a long question that is shown above its answer. */
const QUESTION_PX = 160;

/** Shows the last question at the top, of a long one its end. */
function toLastTurn(element: HTMLElement): void {
  const question = element.querySelector('article:last-of-type > :first-child')?.getBoundingClientRect();
  const top = element.getBoundingClientRect().top;
  if (question) element.scrollTop += Math.max(question.top - GAP_PX, question.bottom - QUESTION_PX) - top;
}
