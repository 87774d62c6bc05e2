import React, {useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowLeft from '@phosphor-icons/core/regular/arrow-left.svg';
import ArrowUpRight from '@phosphor-icons/core/regular/arrow-up-right.svg';
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg';
import {trackEvent} from '@site/src/analytics';
import {markdownAddress, requestsAddress} from '../../lib/markdownAddress';
import {askLinks} from './askLinks';
import {copySectionLink} from './copySectionLink';
import type {Tell} from './Notice';
import {hasRequests, pageSections, type Section} from './pageSections';
import {useMenu} from './useMenu';

export interface PageMenuProps {
  permalink: string;
  /** What opened the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onCopyPage: () => void;
  tell: Tell;
}

/** All page actions; the sections of the page, to copy a link to one, are a second list in the same place. */
export default function PageMenu({permalink, button, onClose, onCopyPage, tell}: PageMenuProps): ReactNode {
  const [sections] = useState(pageSections);
  const [list, setList] = useState<'actions' | 'sections' | 'actions again'>('actions');
  const isChoosing = list === 'sections';
  const {ref, onKeyDown} = useMenu(list, button, onClose);

  function leave(): void {
    onClose();
    button.current?.focus({preventScroll: true});
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowLeft' && isChoosing) setList('actions again');
    else onKeyDown(event);
  }

  function copyLink(id: string): void {
    leave();
    copySectionLink(id, tell);
  }

  return (
    <div
      ref={ref}
      role="menu"
      tabIndex={-1}
      aria-label={isChoosing ? 'Copy link to section' : 'Page actions'}
      onKeyDown={handleKey}
    >
      {isChoosing ? (
        <SectionItems sections={sections} onBack={() => setList('actions again')} onChoose={copyLink} />
      ) : (
        <ActionItems
          permalink={permalink}
          hasSections={sections.length > 0}
          onCopyPage={() => {
            leave();
            onCopyPage();
          }}
          startsAtSections={list === 'actions again'}
          onChooseSection={() => setList('sections')}
          onFollow={leave}
        />
      )}
    </div>
  );
}

interface ActionItemsProps {
  permalink: string;
  hasSections: boolean;
  /** Whether the focus comes back from the list of sections. */
  startsAtSections: boolean;
  onCopyPage: () => void;
  onChooseSection: () => void;
  onFollow: () => void;
}

function ActionItems(props: ActionItemsProps): ReactNode {
  const {permalink, hasSections, startsAtSections, onCopyPage, onChooseSection, onFollow} = props;
  const {siteConfig} = useDocusaurusContext();
  const address = markdownAddress(permalink);
  const trackOpening = (target: string): void => trackEvent('Page Opened Elsewhere', {page: permalink, target});
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} onClick={onCopyPage}>
        Copy as Markdown
      </button>
      <a role="menuitem" tabIndex={-1} href={address} onClick={() => trackOpening('Markdown')}>
        View as Markdown
      </a>
      {hasRequests() && (
        <a
          role="menuitem"
          tabIndex={-1}
          href={requestsAddress(permalink)}
          download
          onClick={() => {
            trackOpening('Requests');
            onFollow();
          }}
        >
          Requests (.http)
        </a>
      )}
      {askLinks(siteConfig.url + address).map(({label, href}) => (
        <a
          key={href}
          role="menuitem"
          tabIndex={-1}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={() => {
            trackOpening(label);
            onFollow();
          }}
        >
          {label}
          <ArrowUpRight role="img" aria-label="(opens in a new tab)" />
        </a>
      ))}
      {hasSections && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-start={startsAtSections || undefined}
          onClick={onChooseSection}
          onKeyDown={openByArrow}
        >
          Copy link to section
          <CaretRight aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'ArrowRight') event.currentTarget.click();
}

interface SectionItemsProps {
  sections: Section[];
  onBack: () => void;
  onChoose: (id: string) => void;
}

function SectionItems({sections, onBack, onChoose}: SectionItemsProps): ReactNode {
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} data-back onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        All actions
      </button>
      {sections.map(({id, title, level}) => (
        <button key={id} type="button" role="menuitem" tabIndex={-1} data-level={level} onClick={() => onChoose(id)}>
          {title}
        </button>
      ))}
    </>
  );
}
