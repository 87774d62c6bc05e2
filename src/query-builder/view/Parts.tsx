import React, {type ReactNode} from 'react';
import type {Part, QueryDiagnostic} from '../explain';
import Findings from './Findings';
import styles from './Parts.module.css';
import RichText from './RichText';
import shared from './shared.module.css';

interface Props {
  parts: readonly Part[];
  /** About the path and the text. */
  findings: readonly QueryDiagnostic[];
  /** Whether the query has a fault, so that these are the parts of its last valid state. */
  isStale: boolean;
}

/** The meaning of each part of the query, and how Strapi handles it. */
export default function Parts({parts, findings, isStale}: Props): ReactNode {
  return (
    <section className={styles.parts} aria-label="What each part means">
      <div className={styles.partsHead}>
        <p className={shared.label}>What each part means</p>
        <p role="status" className={styles.count}>
          {isStale ? 'Of the last valid query.' : countInWords([...findings, ...parts.flatMap((each) => each.findings)])}
        </p>
      </div>
      <Findings findings={findings} />
      {parts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">What it means</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({name, value, meaning, findings: own}, index) => (
              <tr key={index}>
                <th scope="row">
                  <span className={styles.partName}>{name}</span>
                  {value !== null && <span className={styles.partValue}>{value === '' ? '(empty string)' : value}</span>}
                </th>
                <td>
                  <RichText>{meaning}</RichText>
                  <Findings findings={own} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function countInWords(findings: readonly QueryDiagnostic[]): string {
  const count = (level: QueryDiagnostic['level']): number => findings.filter((finding) => finding.level === level).length;
  const errors = count('error');
  const warnings = count('warning');
  if (errors + warnings === 0) return 'No warnings.';
  const words = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return `${words.join(', ')}.`;
}
