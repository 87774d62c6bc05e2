import React, {type ComponentType, type ReactNode, type SVGProps} from 'react';
import ArrowsClockwise from '@phosphor-icons/core/regular/arrows-clockwise.svg';
import CloudArrowUp from '@phosphor-icons/core/regular/cloud-arrow-up.svg';
import Image from '@phosphor-icons/core/regular/image.svg';
import Key from '@phosphor-icons/core/regular/key.svg';
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg';
import PuzzlePiece from '@phosphor-icons/core/regular/puzzle-piece.svg';
import Rocket from '@phosphor-icons/core/regular/rocket-launch.svg';
import TreeStructure from '@phosphor-icons/core/regular/tree-structure.svg';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Door {
  task: string;
  with: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const DOORS: Door[] = [
  {task: 'Model content', with: 'Content-Type Builder', to: '/cms/features/content-type-builder', Icon: TreeStructure},
  {task: 'Query content', with: 'REST, GraphQL, or code', to: '/cms/api/content-api', Icon: MagnifyingGlass},
  {task: 'Sign users in', with: 'Users & Permissions', to: '/cms/features/users-permissions', Icon: Key},
  {task: 'Manage media', with: 'Media Library', to: '/cms/features/media-library', Icon: Image},
  {task: 'Extend Strapi', with: 'Routes, controllers, plugins', to: '/cms/customization', Icon: PuzzlePiece},
  {task: 'Deploy', with: 'Your own server', to: '/cms/deployment', Icon: Rocket},
  {task: 'Host it for me', with: 'Strapi Cloud', to: '/cloud/intro', Icon: CloudArrowUp},
  {
    task: 'Move from Strapi\u00A04',
    with: 'Step by step',
    to: '/cms/migration/v4-to-v5/introduction-and-faq',
    Icon: ArrowsClockwise,
  },
];

/** Tasks that readers come for, each with a link to its first page. */
export default function Doors(): ReactNode {
  return (
    <nav className={styles.doors} aria-label="Tasks">
      {DOORS.map(({task, with: means, to, Icon}) => (
        <Link key={to} className={styles.door} to={to}>
          <Icon className={styles.doorIcon} aria-hidden="true" />
          <span>
            <strong>{task}</strong>
            {means}
          </span>
        </Link>
      ))}
    </nav>
  );
}
