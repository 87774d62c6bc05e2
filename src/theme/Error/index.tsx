/** The crash page of what fails outside the layout: Docusaurus's own has other words and styles than the one inside. */
import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

export default function CrashPage({error, tryAgain}: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'crash-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => <ErrorPageContent error={error} tryAgain={tryAgain} />}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
