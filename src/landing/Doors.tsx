import React, {type ComponentType, type ReactNode, type SVGProps} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import Browser from '@phosphor-icons/core/regular/browser.svg';
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg';
import TreeStructure from '@phosphor-icons/core/regular/tree-structure.svg';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Frameworks from './Frameworks';
import styles from './styles.module.css';

interface Door {
  task: string;
  to: string;
}

interface MainDoor extends Door {
  with: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Further links, below it. */
  more: ReactNode;
}

/** What nearly every reader does. */
const MAIN_DOORS: readonly MainDoor[] = [
  {
    task: 'Model content',
    with: 'Fields, relations, and components, in the Content-Type Builder',
    to: '/cms/features/content-type-builder',
    Icon: TreeStructure,
    more: (
      <More
        links={[
          ['Fields', '/cms/backend-customization/attributes'],
          ['Draft & Publish', '/cms/features/draft-and-publish'],
          ['Locales', '/cms/features/internationalization'],
        ]}
      />
    ),
  },
  {
    task: 'Query content',
    with: 'Filter, sort, and populate, over HTTP or in code',
    to: '/cms/api/content-api',
    Icon: MagnifyingGlass,
    more: (
      <More
        links={[
          ['REST', '/cms/api/rest'],
          ['GraphQL', '/cms/api/graphql'],
          ['Document Service', '/cms/api/document-service'],
          ['Query builder', '/cms/api/rest/interactive-query-builder'],
        ]}
      />
    ),
  },
  {
    task: 'Build a website',
    with: 'Lists, pages, and images from Strapi, in your framework',
    to: '/cms/frontend',
    Icon: Browser,
    more: <Frameworks />,
  },
];

const DOORS: readonly Door[] = [
  {task: 'Sign users in', to: '/cms/features/users-permissions'},
  {task: 'Manage media', to: '/cms/features/media-library'},
  {task: 'Extend Strapi', to: '/cms/customization'},
  {task: 'Deploy to your server', to: '/cms/deployment'},
  {task: 'Host on Strapi Cloud', to: '/cloud/intro'},
  {task: 'Move from Strapi\u00A04', to: '/cms/migration/v4-to-v5/introduction-and-faq'},
];

/** Tasks that readers come for, each with a link to its first page. */
export default function Doors(): ReactNode {
  return (
    <nav aria-label="Tasks">
      <div className={styles.mainDoors}>
        {MAIN_DOORS.map(({task, with: means, to, Icon, more}) => (
          <div key={to} className={styles.mainDoor}>
            <Link to={to}>
              <Icon className={styles.doorIcon} aria-hidden="true" />
              <span className={styles.doorTask}>{task}</span>
              {means}
            </Link>
            {more}
          </div>
        ))}
      </div>
      <ul className={clsx(styles.rows, styles.doors)}>
        {DOORS.map(({task, to}) => (
          <li key={to}>
            <Link to={to}>
              {task}
              <ArrowRight className={styles.icon} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function More({links}: {links: readonly (readonly [label: string, to: string])[]}): ReactNode {
  return (
    <ul className={styles.frameworks}>
      {links.map(([label, to]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
