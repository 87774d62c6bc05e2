import React, {useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArrowLeft from '@phosphor-icons/core/regular/arrow-left.svg';
import ArrowUpRight from '@phosphor-icons/core/regular/arrow-up-right.svg';
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg';
import {trackEvent} from '@site/src/analytics';
import {markdownUrl, requestsUrl} from '../../lib/markdownUrl';
import {askLinks} from './askLinks';
import {copySectionLink} from './copySectionLink';
import {copySetup} from './copySetup';
import {editorSetups} from './editorSetups';
import type {Tell} from './Notice';
import {hasRequests, pageSections} from './pageSections';
import {useMenu} from './useMenu';

export interface PageMenuProps {
  permalink: string;
  /** What opened the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onCopyPage: () => void;
  tell: Tell;
}

type Choice = 'sections' | 'editors';

const LABELS: Record<Choice, string> = {sections: 'Copy link to section', editors: 'Connect an AI tool'};

/** All page actions; the sections of the page, to copy a link to one, and editors are other lists in the same place. */
export default function PageMenu({permalink, button, onClose, onCopyPage, tell}: PageMenuProps): ReactNode {
  const [sections] = useState(pageSections);
  const [choice, setChoice] = useState<Choice | null>(null);
  /** Where the focus comes back to. */
  const [before, setBefore] = useState<Choice | null>(null);
  const {siteConfig} = useDocusaurusContext();
  const {ref, onKeyDown} = useMenu(choice ?? 'actions', button, onClose);

  function leave(): void {
    onClose();
    button.current?.focus({preventScroll: true});
  }

  function goBack(): void {
    setBefore(choice);
    setChoice(null);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowLeft' && choice !== null) goBack();
    else onKeyDown(event);
  }

  function after(action: () => void): () => void {
    return () => {
      leave();
      action();
    };
  }

  return (
    <div
      ref={ref}
      className="popover"
      role="menu"
      tabIndex={-1}
      aria-label={choice === null ? 'Page actions' : LABELS[choice]}
      onKeyDown={handleKey}
    >
      {choice !== null && (
        <button type="button" role="menuitem" tabIndex={-1} data-back onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
          All actions
        </button>
      )}
      {choice === 'sections' &&
        sections.map(({id, title, level}) => (
          <ChoiceItem key={id} level={level} onChoose={after(() => copySectionLink(id, tell))}>
            {title}
          </ChoiceItem>
        ))}
      {choice === 'editors' &&
        editorSetups(siteConfig.url).map((setup) =>
          'href' in setup ? (
            <a
              key={setup.label}
              role="menuitem"
              tabIndex={-1}
              href={setup.href}
              onClick={() => {
                trackEvent('MCP Setup Opened', {editor: setup.label});
                leave();
              }}
            >
              {setup.label}
            </a>
          ) : (
            <ChoiceItem key={setup.label} onChoose={after(() => copySetup(setup, tell))}>
              {setup.label}
            </ChoiceItem>
          ),
        )}
      {choice === null && (
        <ActionItems
          permalink={permalink}
          choices={sections.length > 0 ? ['editors', 'sections'] : ['editors']}
          start={before}
          onCopyPage={after(onCopyPage)}
          onChoose={setChoice}
          onFollow={leave}
        />
      )}
    </div>
  );
}

interface ActionItemsProps {
  permalink: string;
  choices: readonly Choice[];
  /** The list that the focus comes back from. */
  start: Choice | null;
  onCopyPage: () => void;
  onChoose: (choice: Choice) => void;
  onFollow: () => void;
}

function ActionItems(props: ActionItemsProps): ReactNode {
  const {permalink, choices, start, onCopyPage, onChoose, onFollow} = props;
  const {siteConfig} = useDocusaurusContext();
  const url = markdownUrl(permalink);
  const trackOpening = (target: string): void => trackEvent('Page Opened Elsewhere', {page: permalink, target});
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} onClick={onCopyPage}>
        Copy as Markdown
      </button>
      <a role="menuitem" tabIndex={-1} href={url} onClick={() => trackOpening('Markdown')}>
        View as Markdown
      </a>
      {hasRequests() && (
        <a
          role="menuitem"
          tabIndex={-1}
          href={requestsUrl(permalink)}
          download
          onClick={() => {
            trackOpening('Requests');
            onFollow();
          }}
        >
          Requests (.http)
        </a>
      )}
      {askLinks(siteConfig.url + url).map(({label, href}) => (
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
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-start={choice === start || undefined}
          onClick={() => onChoose(choice)}
          onKeyDown={openByArrow}
        >
          {LABELS[choice]}
          <CaretRight aria-hidden="true" />
        </button>
      ))}
    </>
  );
}

function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'ArrowRight') event.currentTarget.click();
}

function ChoiceItem({level, onChoose, children}: {level?: number; onChoose: () => void; children: string}): ReactNode {
  return (
    <button type="button" role="menuitem" tabIndex={-1} data-level={level} onClick={onChoose}>
      {children}
    </button>
  );
}
