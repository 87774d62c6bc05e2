import React, {useContext, useState, type ReactNode} from 'react';
import {Context as DocusaurusContext} from '@docusaurus/core/lib/client/docusaurusContext';
import Layout from '@theme/Layout';
import NavbarContent from '@theme/Navbar/Content';

const FAULTY_ITEMS = {
  'an unknown type': {type: 'no-such-type', label: 'Unknown', position: 'left'},
  'a missing doc': {type: 'doc', docId: 'cms/no-such-doc', label: 'Missing doc', position: 'left'},
  'a missing sidebar': {type: 'docSidebar', sidebarId: 'noSuchSidebar', label: 'Missing sidebar', position: 'left'},
};

/** Renders the navbar as the configuration with one faulty item would. */
export default function Navbar(): ReactNode {
  const [item, setItem] = useState<object | null>(null);
  return (
    <Layout title="Navbar">
      <main>
        <h1>Navbar</h1>
        {Object.entries(FAULTY_ITEMS).map(([name, faulty]) => (
          <button key={name} type="button" onClick={() => setItem(faulty)}>
            Navbar with {name}
          </button>
        ))}
        {item && <NavbarWith item={item} />}
      </main>
    </Layout>
  );
}

function NavbarWith({item}: {item: object}): ReactNode {
  const context = useContext(DocusaurusContext);
  const {siteConfig} = context;
  const themeConfig = {...siteConfig.themeConfig, navbar: {items: [item], hideOnScroll: false, style: 'dark'}};
  return (
    <DocusaurusContext.Provider value={{...context, siteConfig: {...siteConfig, themeConfig}}}>
      <NavbarContent />
    </DocusaurusContext.Provider>
  );
}
