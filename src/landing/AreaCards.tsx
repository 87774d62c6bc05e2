import React, {type ComponentType, type ReactNode, type SVGProps} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import CloudIcon from '@phosphor-icons/core/regular/cloud.svg';
import CubeIcon from '@phosphor-icons/core/regular/cube.svg';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Area {
  name: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  description: string;
  home: string;
  homeLabel: string;
  links: {label: string; to: string}[];
}

const AREAS: Area[] = [
  {
    name: 'CMS',
    Icon: CubeIcon,
    description: 'Install Strapi 5, model and query your content, and secure and extend your project.',
    home: '/cms/intro',
    homeLabel: 'All CMS docs',
    links: [
      {label: 'Quick start', to: '/cms/quick-start'},
      {label: 'REST API', to: '/cms/api/rest'},
      {label: "What's new in Strapi 5", to: '/whats-new'},
      {label: 'Frequently asked questions', to: '/cms/faq'},
      {label: 'Build a website for your content', to: '/cms/frontend'},
    ],
  },
  {
    name: 'Cloud',
    Icon: CloudIcon,
    description: 'Host a Strapi project with its database, uploads, and email. Deploy from Git or the CLI.',
    home: '/cloud/intro',
    homeLabel: 'All Cloud docs',
    links: [
      {label: 'Prepare a project', to: '/cloud/getting-started/deployment#repository'},
      {label: 'Deploy from Git or the CLI', to: '/cloud/getting-started/deployment-options'},
      {label: 'How deployments work', to: '/cloud/getting-started/deployment'},
      {label: 'What is uploaded', to: '/cloud/cli/cloud-cli#what-is-uploaded'},
      {label: 'Troubleshooting', to: '/cloud/getting-started/deployment#troubleshooting'},
    ],
  },
];

export default function AreaCards(): ReactNode {
  return (
    <section className={styles.areas} aria-label="Documentation areas">
      {AREAS.map((area) => (
        <AreaCard key={area.name} {...area} />
      ))}
    </section>
  );
}

function AreaCard({name, Icon, description, home, homeLabel, links}: Area): ReactNode {
  return (
    <article className={clsx(styles.area, name === 'Cloud' && 'cloud-accent')}>
      <h2 className={styles.areaName}>
        <Icon aria-hidden="true" />
        {name}
      </h2>
      <p className={styles.areaDescription}>{description}</p>
      <ul className={styles.rows}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <Link className={styles.areaHome} to={home}>
        {homeLabel}
        <ArrowRight className={styles.icon} aria-hidden="true" />
      </Link>
    </article>
  );
}
