import React, {useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import releases from '@generated/page-data/default/releases.json';
import StaticHtml from '@site/src/article/StaticHtml';
import {shortDate} from '@site/src/lib/shortDate';
import {compareVersions} from '@site/src/site/versions';
import type {ReleaseChanges} from '@site/src/site/releaseChanges';
import {markdownOf, Progress, useDoneChecks} from '../progress';
import formStyles from '../Table/styles.module.css';
import {useQuery} from '../useQuery';
import {choices, isPassed, readRange, writeRange, type Range} from './range';
import styles from './styles.module.css';

const VERSIONS = choices(releases.map(({version}) => version));
const LATEST = VERSIONS[0] ?? '';
const CHECKS = 'Check before you upgrade';

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
      <Checks range={range} />
      <News range={range} />
    </div>
  );
}

function summaryOf(range: Range): string {
  const {from, to} = range;
  if (from !== null && compareVersions(from, to) === 0) return `Both versions are ${to}, so nothing changes.`;
  const passed = releases.filter(({version}) => isPassed(version, range));
  const checks = passed.filter((release) => release.checks.length > 0);
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

const CHECKED = releases.filter(({checks}) => checks.length > 0);
const ANNOUNCED = releases.filter(({news}) => news !== '');

/** A checklist. Releases outside of the range are hidden. */
function Checks({range}: {range: Range}): ReactNode {
  const {done, setDone, clear} = useDoneChecks();
  const list = useRef<HTMLDivElement>(null);
  const ids = CHECKED.filter(({version}) => isPassed(version, range)).flatMap(({checks}) => checks.map(({id}) => id));

  function markdown(): string {
    const {from, to} = range;
    const parts = Array.from(list.current?.querySelectorAll('section:not([hidden])') ?? [], (section) => {
      const [version] = Array.from(section.querySelectorAll('p'), markdownOf);
      const items = Array.from(section.querySelectorAll('label'), (label) => {
        return `- [${label.querySelector('input')?.checked ? 'x' : ' '}] ${markdownOf(label)}`;
      });
      return [`### ${version ?? ''}`, items.join('\n')].join('\n\n');
    });
    return [`## Upgrade Strapi ${from === null ? '' : `from ${from} `}to ${to}`, ...parts].join('\n\n');
  }

  return (
    <Part title={CHECKS} isHidden={ids.length === 0}>
      <Progress
        total={ids.length}
        done={ids.filter((id) => done.includes(id)).length}
        markdown={markdown}
        onClear={() => clear(ids)}
      />
      <div ref={list}>
        {CHECKED.map(({checks, ...release}) => (
          <ReleasePart key={release.version} release={release} title={CHECKS} range={range}>
            <ul className={styles.checks}>
              {checks.map(({id, html}) => (
                <li key={id}>
                  <label>
                    <input type="checkbox" checked={done.includes(id)} onChange={({target}) => setDone(id, target.checked)} />
                    <StaticHtml as="span" html={html} />
                  </label>
                </li>
              ))}
            </ul>
          </ReleasePart>
        ))}
      </div>
    </Part>
  );
}

function News({range}: {range: Range}): ReactNode {
  const title = 'What else is new';
  return (
    <Part title={title} isHidden={!ANNOUNCED.some(({version}) => isPassed(version, range))}>
      {ANNOUNCED.map(({news, ...release}) => (
        <ReleasePart key={release.version} release={release} title={title} range={range}>
          <StaticHtml as="div" html={news} />
        </ReleasePart>
      ))}
    </Part>
  );
}

interface PartProps {
  title: string;
  isHidden: boolean;
  children: ReactNode;
}

function Part({title, isHidden, children}: PartProps): ReactNode {
  return (
    <section aria-label={title} hidden={isHidden} data-of-other-pages>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

interface ReleaseProps {
  release: Pick<ReleaseChanges, 'version' | 'date' | 'isExact' | 'path'>;
  title: string;
  range: Range;
  children: ReactNode;
}

function ReleasePart({release: {version, date, isExact, path}, title, range, children}: ReleaseProps): ReactNode {
  return (
    <section aria-label={`${title}: ${version}`} className={styles.release} hidden={!isPassed(version, range)}>
      <p className={styles.version}>
        <Link to={path}>{version}</Link> <time dateTime={date}>{`${isExact ? '' : 'by '}${shortDate(new Date(date))}`}</time>
      </p>
      {children}
    </section>
  );
}
