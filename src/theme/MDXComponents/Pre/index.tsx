/** Shows an HTTP request also as a curl command and as code. */
import React, {isValidElement, type ReactNode} from 'react';
import Pre from '@theme-original/MDXComponents/Pre';
import type PreType from '@theme/MDXComponents/Pre';
import type {WrapperProps} from '@docusaurus/types';
import RequestForms from '@site/src/components/RequestForms';
import {formsOf} from '@site/src/request-code/forms';

export default function PreWrapper(props: WrapperProps<typeof PreType>): ReactNode {
  const text = httpText(props.children);
  const forms = text === null ? [] : formsOf(text);
  const fence = <Pre {...props} />;
  if (text === null || forms.length === 0) return fence;
  return (
    <RequestForms text={text} forms={forms}>
      {fence}
    </RequestForms>
  );
}

/** The text of a fence of the language `http`. */
function httpText(fence: ReactNode): string | null {
  if (!isValidElement<{className?: string; children?: ReactNode}>(fence)) return null;
  const {className, children} = fence.props;
  return className === 'language-http' && typeof children === 'string' ? children.trim() : null;
}
