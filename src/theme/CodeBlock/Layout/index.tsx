/** The same header as that of code which is colored when the site is built. */
import React, {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import CodeHeader from '@site/src/article/HighlightedCode/CodeHeader';
import {IsSample} from '@site/src/article/HighlightedCode/IsSample';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const isSample = useContext(IsSample);
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <CodeHeader language={metadata.language} title={metadata.title} isSample={isSample} isReportable={isSample} />
      <Content />
    </Container>
  );
}
