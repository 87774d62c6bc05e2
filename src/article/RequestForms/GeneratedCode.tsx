import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {IsSample} from '@site/src/article/HighlightedCode/IsSample';
import type {Form} from '@site/src/request-code/forms';
import {requestCode} from '@site/src/request-code/requestCode';

const LANGUAGES: Readonly<Record<Form, string>> = {curl: 'bash', fetch: 'js', client: 'js'};

export default function GeneratedCode({form, text}: {form: Form; text: string}): ReactNode {
  return (
    <IsSample value>
      <CodeBlock language={LANGUAGES[form]}>{requestCode(form, text)}</CodeBlock>
    </IsSample>
  );
}
