import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import AreaCards from './AreaCards';
import Bookshop from './Bookshop';
import Doors from './Doors';
import Hero from './Hero';
import LatestNews from './LatestNews';
import styles from './styles.module.css';

const DESCRIPTION =
  'Install Strapi 5, the open-source headless CMS, model and query your content, customize the project, and deploy it to your own server or Strapi Cloud.';

/** The start page, shown at `/` and at `/home/Home`; search engines index the first. */
export default function LandingPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={DESCRIPTION}>
      <Head>
        <link rel="canonical" href={`${siteConfig.url}/`} />
        <meta property="og:url" content={`${siteConfig.url}/`} />
      </Head>
      <main className={`container ${styles.page}`}>
        <Hero />
        <Bookshop />
        <Doors />
        <AreaCards />
        <LatestNews />
      </main>
    </Layout>
  );
}
