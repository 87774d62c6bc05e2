import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import type {Shot} from '../Screenshot/shot';
import styles from './styles.module.css';

/** Links to other pages, as a grid of cards. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.cards} role="list">
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  /** Path of a page, `/cms/api/rest`, or URL of another site. */
  to: string;
  /** A screenshot above the title, from `plugins/fences`. */
  shot?: Shot;
  /** Lines of code above the title, for what has no screen, as colored by `plugins/fences`. */
  codeHtml?: string;
  children?: ReactNode;
}

export function Card({title, to, shot, codeHtml, children}: CardProps): ReactNode {
  return (
    <div className={styles.card} role="listitem">
      {shot && <Cover shot={shot} />}
      {codeHtml !== undefined && (
        <pre className={styles.cover} translate="no" aria-hidden="true">
          <code dangerouslySetInnerHTML={{__html: codeHtml}} />
        </pre>
      )}
      <Link className={styles.title} to={to}>
        {title}
        <ArrowRight className={styles.arrow} aria-hidden="true" />
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}

/** Its upper left part, in the color mode. Readers of the title know what it shows. */
function Cover({shot: {light, dark, width, height}}: {shot: Shot}): ReactNode {
  return (
    <div className={styles.cover}>
      <img className="in-light" src={light.src} alt="" width={width} height={height} loading="lazy" />
      <img className="in-dark" src={dark.src} alt="" width={width} height={height} loading="lazy" />
    </div>
  );
}
