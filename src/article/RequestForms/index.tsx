import React, {lazy, Suspense, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
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
  /** The other forms that it can be written in, `curl fetch`. */
  forms: string;
  /** The fence. */
  children: ReactNode;
}

/** A request in the form that the reader prefers, on every page. Forms other than HTTP are written when they are opened. */
export default function RequestForms({text, forms, children}: Props): ReactNode {
  return (
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
  );
}
