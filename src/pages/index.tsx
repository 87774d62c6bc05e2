import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout description="Documentation of Strapi 5 and Strapi Cloud">
      <main className="container margin-vert--xl">
        <h1>Strapi 5 Documentation</h1>
      </main>
    </Layout>
  );
}
