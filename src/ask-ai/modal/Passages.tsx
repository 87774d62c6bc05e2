import React, {type ReactNode} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import Link from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import {MAX_QUERY_LENGTH, openSearchModal} from '@site/src/search';
import type {Passage} from '../engines/Engine';
import {closeAskAi} from '../modalState';
import Markdown from './Markdown';
import styles from './styles.module.css';

const COMMUNITY = '/cms/community';
const MAX_GUESSES = 3;

interface Props {
  passages: readonly Passage[];
  /** The docs don't seem to have an answer. */
  isGuess: boolean;
  question: string;
}

/** Verbatim sections of the docs, each below a link to it. */
export default function Passages({passages, isGuess, question}: Props): ReactNode {
  if (passages.length === 0) return <Nothing question={question} />;
  if (isGuess) return <Guess passages={passages.slice(0, MAX_GUESSES)} />;
  const [best, ...others] = passages;
  return (
    <div className={styles.passages}>
      <p className={styles.quiet}>Quoted from the docs, best match first. Not written by AI.</p>
      {best && <Quote passage={best} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {others.length} more {others.length === 1 ? 'passage' : 'passages'}
          </summary>
          {others.map((passage) => (
            <Quote key={passage.url} passage={passage} />
          ))}
        </details>
      )}
    </div>
  );
}

function Quote({passage}: {passage: Passage}): ReactNode {
  return (
    <section className={styles.passage} aria-label={titleOf(passage)}>
      <h4>
        <Link to={passage.url}>
          {passage.headings.length > 0 && <span>{passage.page}</span>}
          <strong>{passage.headings.join(' › ') || passage.page}</strong>
          <ArrowRight aria-hidden="true" />
        </Link>
      </h4>
      <blockquote cite={passage.url}>
        <Markdown text={passage.markdown} name={`passage-${passage.url}`} />
      </blockquote>
      {passage.isCut && (
        <Link className={styles.more} to={passage.url}>
          Read the whole section<span className={styles.hidden}>: {titleOf(passage)}</span>
        </Link>
      )}
    </section>
  );
}

/** Where the answer could be, if the docs don't seem to have it. */
function Guess({passages}: {passages: readonly Passage[]}): ReactNode {
  return (
    <>
      <p>The docs don’t seem to answer this question. These pages may help:</p>
      <ul>
        {passages.map((passage) => (
          <li key={passage.url}>
            <Link to={passage.url}>{titleOf(passage)}</Link>
          </li>
        ))}
      </ul>
      <p>
        You can also <Link to={COMMUNITY}>ask the community</Link>.
      </p>
    </>
  );
}

function Nothing({question}: {question: string}): ReactNode {
  return (
    <p>
      Nothing in the docs matches this question. Rephrase it, or{' '}
      <button
        type="button"
        className={styles.linkButton}
        onClick={() => {
          closeAskAi();
          openSearchModal(question.slice(0, MAX_QUERY_LENGTH));
        }}
      >
        search the docs
      </button>
      .
    </p>
  );
}

function titleOf({page, headings}: Passage): string {
  return [page, ...headings].join(' › ');
}

/** Passages as one Markdown text, each with its source URL. */
export function passagesText(passages: readonly Passage[]): string {
  return passages
    .map((passage) => `## ${titleOf(passage)}\n\n${passage.markdown}\n\nSource: ${siteConfig.url}${passage.url}`)
    .join('\n\n');
}
