import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import releases from '@generated/page-data/default/releases.json';
import StaticHtml from '@site/src/article/StaticHtml';
import {shortDate} from '@site/src/lib/shortDate';
import {compareVersions} from '@site/src/site/versions';
import formStyles from '../Table/styles.module.css';
import {useQuery} from '../useQuery';
import {choices, isPassed, readRange, writeRange, type Range} from './range';
import styles from './styles.module.css';

const VERSIONS = choices(releases.map(({version}) => version));
const LATEST = VERSIONS[0] ?? '';

/** What changes between two versions, which are stored in the page's URL. Without JavaScript, the changes of all releases are shown. */
export default function UpgradeChanges(): ReactNode {
  const [query, setQuery] = useQuery();
  const {problems, isMigration, ...range} = readRange(query, LATEST);
  return (
    <div className={formStyles.place}>
      <VersionForm range={range} setRange={(chosen) => setQuery(writeRange(chosen, LATEST))} />
      <div role="status" className={styles.status}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {isMigration && (
          <p>
            For Strapi 4, first follow the <Link to="/cms/migration/v4-to-v5/step-by-step">migration guide</Link>. All changes in
            Strapi 5 are listed.
          </p>
        )}
        <p className={styles.summary}>{summaryOf(range)}</p>
      </div>
      <Changes kind="checks" title="Check before you upgrade" range={range} />
      <Changes kind="news" title="What else is new" range={range} />
    </div>
  );
}

function summaryOf(range: Range): string {
  const {from, to} = range;
  if (from !== null && compareVersions(from, to) === 0) return `Both versions are ${to}, so nothing changes.`;
  const passed = releases.filter(({version}) => isPassed(version, range));
  const checks = passed.filter((release) => release.checks !== '');
  const between = from === null ? `up to ${to}` : `from ${from} to ${to}`;
  return `${passed.length} releases with changes ${between}, ${checks.length} of them with something to check`;
}

interface FormProps {
  range: Range;
  setRange: (range: Range) => void;
}

function VersionForm({range, setRange}: FormProps): ReactNode {
  const {from, to} = range;
  return (
    <form className={formStyles.filters} aria-label="Versions of the upgrade" onSubmit={(event) => event.preventDefault()}>
      <VersionSelect label="From" value={from} onChange={(chosen) => setRange({from: chosen, to})} hasAll />
      <VersionSelect label="To" value={to} onChange={(chosen) => setRange({from, to: chosen ?? LATEST})} />
    </form>
  );
}

interface SelectProps {
  label: string;
  value: string | null;
  onChange: (version: string | null) => void;
  /** Adds an option for all versions. */
  hasAll?: boolean;
}

function VersionSelect({label, value, onChange, hasAll = false}: SelectProps): ReactNode {
  const id = useId();
  const isOther = value !== null && !VERSIONS.includes(value);
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({target}) => onChange(target.value === '' ? null : target.value)}>
        {hasAll && <option value="">Any version</option>}
        {isOther && <option>{value}</option>}
        {VERSIONS.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </div>
  );
}

/** All releases with such changes. Those outside of the range are hidden. */
function Changes({kind, title, range}: {kind: 'checks' | 'news'; title: string; range: Range}): ReactNode {
  const listed = releases.filter((release) => release[kind] !== '');
  return (
    <section aria-label={title} hidden={!listed.some(({version}) => isPassed(version, range))} data-of-other-pages>
      <h3 className={styles.title}>{title}</h3>
      {listed.map(({version, date, isExact, path, [kind]: html}) => (
        <section key={version} aria-label={`${title}: ${version}`} className={styles.release} hidden={!isPassed(version, range)}>
          <p className={styles.version}>
            <Link to={path}>{version}</Link> <time dateTime={date}>{`${isExact ? '' : 'by '}${shortDate(new Date(date))}`}</time>
          </p>
          <StaticHtml as="div" html={html} />
        </section>
      ))}
    </section>
  );
}
