import React, {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import CaretDown from '@phosphor-icons/core/regular/caret-down.svg';
import Copy from '@phosphor-icons/core/regular/copy.svg';
import {copyPage} from './copyPage';
import Notice, {type Message} from './Notice';
import type {PageMenuProps} from './menu/PageMenu';
import styles from './styles.module.css';
import {useHeadingLinks} from './useHeadingLinks';

const loadMenu = () => import('./menu/PageMenu');
/** For hover, focus and touch: a failure shows when the menu is really opened. */
const prepareMenu = () => void loadMenu().catch(() => {});

/** A button that copies the page as Markdown and a menu with all else. */
export default function PageActions({permalink}: {permalink: string}): ReactNode {
  const [message, setMessage] = useState<Message | null>(null);
  /** The menu, while it is open. */
  const [Menu, setMenu] = useState<ComponentType<PageMenuProps> | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  // An empty region first, or the same words twice would be announced once.
  const tell = useCallback((told: Message) => {
    setMessage(null);
    requestAnimationFrame(() => setMessage(told));
  }, []);
  const closeMenu = useCallback(() => setMenu(null), []);
  const closeNotice = useCallback(() => setMessage(null), []);
  const copy = (): void => {
    closeMenu();
    void copyPage(permalink).then(tell);
  };

  function toggleMenu(): void {
    if (Menu) {
      closeMenu();
      return;
    }
    loadMenu().then(
      (loaded) => setMenu(() => loaded.default),
      (error: unknown) => {
        console.warn('The menu of page actions could not be loaded.', error);
        tell({text: 'The menu did not load. Check your connection and try again.', isFailure: true});
      },
    );
  }

  useHeadingLinks(tell);

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={copy}>
        <Copy aria-hidden="true" />
        <span>Copy page</span>
      </button>
      <button
        ref={menuButton}
        type="button"
        className={styles.more}
        aria-label="More page actions"
        aria-haspopup="menu"
        aria-expanded={Menu !== null}
        onClick={toggleMenu}
        onFocus={prepareMenu}
        onMouseEnter={prepareMenu}
        onTouchStart={prepareMenu}
      >
        <CaretDown aria-hidden="true" />
      </button>
      {Menu && <Menu permalink={permalink} button={menuButton} onClose={closeMenu} onCopyPage={copy} tell={tell} />}
      <Notice message={message} onClose={closeNotice} />
    </div>
  );
}
