import {useEffect, type RefObject} from 'react';
import {closeSearchModal, openSearchModal, searchModalState} from '@site/src/search';
import {isComposing} from '@site/src/lib/isComposing';
import {isField} from '@site/src/lib/isField';
import {isModalOpen} from '@site/src/lib/isModalOpen';
import {isCommand, keyOf} from '@site/src/lib/shortcut';

/**
 * Ctrl/Cmd+K opens and closes, slash opens outside fields, a character on the bar opens with it, Escape closes. While the
 * modal is on its way, what is typed becomes its first query, and Enter opens its first hit. Part of every page, therefore one listener and few words.
 */
export function useSearchKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, target} = event;
      const {isOpen, initialQuery} = searchModalState.get();
      // The browser's autofill sends events without a key. Space clicks the button by itself.
      const isCharacter = !event.ctrlKey && !event.metaKey && !event.altKey && /^.$/u.test(key);
      const isToggle = isCommand(event, 'k');
      if (isComposing(event)) return;
      if (isOpen) {
        const field = document.querySelector<HTMLElement>('.DocSearch-Input');
        if (isToggle || key === 'Escape') closeSearchModal();
        else if (field) {
          // The modal is there, but has not taken the focus yet: the character goes where it belongs.
          if (isCharacter && !document.activeElement?.closest('.DocSearch-Modal')) field.focus();
          return;
        } else if (isCharacter) openSearchModal(initialQuery + key);
        else if (key === 'Backspace') openSearchModal(initialQuery.slice(0, -1));
        else if (key === 'Enter') openSearchModal(initialQuery, true);
        else return;
      } else {
        const isSlash = isCharacter && keyOf(event) === '/' && !isField(target);
        const isTyped = isCharacter && !/[ /]/.test(key) && target === bar.current;
        if (!(isToggle || isSlash || isTyped) || isModalOpen()) return;
        openSearchModal(isTyped ? key : '');
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bar]);
}
