import React, {type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Framework {
  name: string;
  /** Its tab in docs/cms/frontend.mdx. */
  tab: string;
  /** On a square of 24. Simple Icons 16.37.0 (CC0), except React, which is three ellipses. */
  mark: ReactNode;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Next.js',
    tab: 'next',
    mark: (
      <path d="M18.665 21.978C16.758 23.255 14.465 24 12 24 5.377 24 0 18.623 0 12S5.377 0 12 0s12 5.377 12 12c0 3.583-1.574 6.801-4.067 9.001L9.219 7.2H7.2v9.596h1.615V9.251l9.85 12.727Zm-3.332-8.533 1.6 2.061V7.2h-1.6v6.245Z" />
    ),
  },
  {
    name: 'Nuxt',
    tab: 'nuxt',
    mark: (
      <path d="M13.4642 19.8295h8.9218c.2834 0 .5618-.0723.8072-.2098a1.5899 1.5899 0 0 0 .5908-.5732 1.5293 1.5293 0 0 0 .216-.783 1.529 1.529 0 0 0-.2167-.7828L17.7916 7.4142a1.5904 1.5904 0 0 0-.5907-.573 1.6524 1.6524 0 0 0-.807-.2099c-.2833 0-.5616.0724-.807.2098a1.5904 1.5904 0 0 0-.5907.5731L13.4642 9.99l-2.9954-5.0366a1.5913 1.5913 0 0 0-.591-.573 1.6533 1.6533 0 0 0-.8071-.2098c-.2834 0-.5617.0723-.8072.2097a1.5913 1.5913 0 0 0-.591.573L.2168 17.4808A1.5292 1.5292 0 0 0 0 18.2635c-.0001.2749.0744.545.216.783a1.59 1.59 0 0 0 .5908.5732c.2454.1375.5238.2098.8072.2098h5.6003c2.219 0 3.8554-.9454 4.9813-2.7899l2.7337-4.5922L16.3935 9.99l4.3944 7.382h-5.8586ZM7.123 17.3694l-3.9083-.0009 5.8586-9.8421 2.9232 4.921-1.9572 3.2892c-.7478 1.1967-1.5972 1.6328-2.9163 1.6328z" />
    ),
  },
  {
    name: 'Astro',
    tab: 'astro',
    mark: (
      <path d="M8.358 20.162c-1.186-1.07-1.532-3.316-1.038-4.944.856 1.026 2.043 1.352 3.272 1.535 1.897.283 3.76.177 5.522-.678.202-.098.388-.229.608-.36.166.473.209.95.151 1.437-.14 1.185-.738 2.1-1.688 2.794-.38.277-.782.525-1.175.787-1.205.804-1.531 1.747-1.078 3.119l.044.148a3.158 3.158 0 0 1-1.407-1.188 3.31 3.31 0 0 1-.544-1.815c-.004-.32-.004-.642-.048-.958-.106-.769-.472-1.113-1.161-1.133-.707-.02-1.267.411-1.415 1.09-.012.053-.028.104-.045.165h.002zm-5.961-4.445s3.24-1.575 6.49-1.575l2.451-7.565c.092-.366.36-.614.662-.614.302 0 .57.248.662.614l2.45 7.565c3.85 0 6.491 1.575 6.491 1.575L16.088.727C15.93.285 15.663 0 15.303 0H8.697c-.36 0-.615.285-.784.727l-5.516 14.99z" />
    ),
  },
  {
    name: 'React',
    tab: 'react',
    mark: (
      <>
        <circle cx="12" cy="12" r="2.2" />
        <g fill="none" stroke="currentColor" strokeWidth="1.1">
          <ellipse cx="12" cy="12" rx="11" ry="4.2" />
          <ellipse cx="12" cy="12" rx="11" ry="4.2" transform="rotate(60 12 12)" />
          <ellipse cx="12" cy="12" rx="11" ry="4.2" transform="rotate(120 12 12)" />
        </g>
      </>
    ),
  },
];

/** Where Docusaurus keeps the reader's choice in all tabs of frameworks. */
const chosenTab = createStorageSlot('docusaurus.tab.framework');

/** Leads to the page about websites, with the framework's tab open. */
export default function Frameworks(): ReactNode {
  return (
    <ul className={styles.frameworks} aria-label="Frameworks">
      {FRAMEWORKS.map(({name, tab, mark}) => (
        <li key={tab}>
          <Link to="/cms/frontend" onClick={() => chosenTab.set(tab)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {mark}
            </svg>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
