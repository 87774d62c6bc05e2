import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Copy from '@phosphor-icons/core/regular/copy-simple.svg';
import {LOAD_FAILURE} from '@site/src/lib/loadFailure';
import {onIntent} from '@site/src/lib/onIntent';
import {copyText} from '@site/src/lib/clipboard';
import {Notice, noticeStack} from '@site/src/notices';
import {loadOnDemand} from './loadOnDemand';
import {sectionLink} from './sectionLink';
import styles from './styles.module.css';

const INTENT = onIntent(loadOnDemand);

/** A button that copies the page as Markdown and one that opens a menu with all else. */
export default function PageActions({permalink}: {permalink: string}): ReactNode {
  const [menu, setMenu] = useState<ReactNode>(null);
  const [notice, setNotice] = useState<ReactNode>(null);
  const isBrowser = useIsBrowser();
  const menuButton = useRef<HTMLButtonElement>(null);

  function copyPage(): void {
    setMenu(null);
    const markdown = loadOnDemand().then(({fetchMarkdown}) => fetchMarkdown(permalink));
    const copying = inClick(copyText(markdown));
    withTools((tools) => tools.tellCopiedPage({permalink, markdown, copying}, setNotice), setNotice);
  }

  function toggleMenu(): void {
    setMenu(null);
    if (menu) return;
    const onClose = (): void => setMenu(null);
    withTools(({PageMenu}) => {
      setMenu(<PageMenu permalink={permalink} button={menuButton} onClose={onClose} onCopyPage={copyPage} tell={setNotice} />);
    }, setNotice);
  }

  // The sign next to a heading links to its section, as in Docusaurus, and also copies the link.
  useEffect(() => {
    function copyLink(event: MouseEvent): void {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
      const id = event.target.closest('.hash-link')?.parentElement?.id;
      if (!id) return;
      const copying = inClick(copyText(sectionLink(location.href, id)));
      withTools((tools) => tools.tellCopiedLink(id, copying, setNotice), setNotice);
    }
    document.addEventListener('click', copyLink);
    return () => document.removeEventListener('click', copyLink);
  }, []);

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copyPage} {...INTENT}>
        <Copy aria-hidden="true" />
        <span>Copy page</span>
      </button>
      <button
        ref={menuButton}
        type="button"
        aria-label="More page actions"
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={toggleMenu}
        {...INTENT}
      />
      {menu}
      {/* The region is there before its text, or nothing would be announced. */}
      {isBrowser && createPortal(<div role="status">{notice}</div>, noticeStack())}
    </div>
  );
}

/** Safari allows copying only while a click is handled, so it starts here, and the script that is loaded meanwhile says how it ended. */
function inClick(copying: Promise<void>): Promise<void> {
  copying.catch(() => {});
  return copying;
}

type Tools = Awaited<ReturnType<typeof loadOnDemand>>;

function withTools(act: (tools: Tools) => void, tell: (notice: ReactNode) => void): void {
  loadOnDemand().then(act, (error: unknown) => {
    console.warn('The page actions could not be loaded.', error);
    tell(<Notice onClose={() => tell(null)}>{LOAD_FAILURE}</Notice>);
  });
}
