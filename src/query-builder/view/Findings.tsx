import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {QueryDiagnostic} from '../explain';
import styles from './Parts.module.css';
import RichText from './RichText';
import shared from './shared.module.css';

const LEVELS: Readonly<Record<QueryDiagnostic['level'], string>> = {error: 'Error', warning: 'Careful'};

export default function Findings({findings}: {findings: readonly QueryDiagnostic[]}): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({level, text, to}, index) => (
        <li key={index} data-level={level}>
          <strong>{LEVELS[level]}</strong> <RichText>{text}</RichText>{' '}
          {to !== undefined && (
            <Link to={to}>
              More<span className={shared.hidden}> about this</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
