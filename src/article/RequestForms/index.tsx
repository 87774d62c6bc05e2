import React, {isValidElement, lazy, Suspense, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {HighlightedCodeProps} from '@site/src/article/HighlightedCode/props';
import {BUILDER_PAGE, builderHash} from '@site/src/request-code/builderLink';
import {FORMS, type Form} from '@site/src/request-code/forms';

const LABELS: Readonly<Record<Form, string>> = {curl: 'cURL', fetch: 'fetch', client: 'Client'};

const GeneratedCode = lazy(() =>
  import('./GeneratedCode').catch(() => ({
    default: () => <p role="alert">This form didn’t load. Check your connection, and reload the page.</p>,
  })),
);

interface Props {
  /** The request as HTTP. */
  text: string;
  /** Its other forms, separated by spaces: `curl fetch`. */
  forms: string;
  /** The highlighted fence. */
  children: ReactNode;
}

/** A request in the form that the reader chose, which applies to every page. Forms other than HTTP are generated when they are opened. */
export default function RequestForms({text, forms, children}: Props): ReactNode {
  const builder = useBaseUrl(BUILDER_PAGE);
  const hash = isValidElement<HighlightedCodeProps>(children) && children.props.unproven ? null : builderHash(text);
  return (
    <>
      <Tabs groupId="request" lazy className="request-forms">
        {[
          <TabItem key="http" value="http" label="HTTP">
            {children}
          </TabItem>,
          ...FORMS.filter((form) => forms.split(' ').includes(form)).map((form) => (
            <TabItem key={form} value={form} label={LABELS[form]}>
              <Suspense fallback={children}>
                <GeneratedCode form={form} text={text} />
              </Suspense>
            </TabItem>
          )),
        ]}
      </Tabs>
      {hash !== null && (
        <a className="open-in-builder" href={builder + hash}>
          Open in query builder
        </a>
      )}
    </>
  );
}
