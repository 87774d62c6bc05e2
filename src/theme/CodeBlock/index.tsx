/** For code that is colored in the browser. Loads Prism's languages with it: Docusaurus would load them with every page. */
import React, {type ReactNode} from 'react';
import {Prism} from 'prism-react-renderer';
import CodeBlock from '@theme-original/CodeBlock';
import type CodeBlockType from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';
import type {WrapperProps} from '@docusaurus/types';

prismIncludeLanguages(Prism);

export default function CodeBlockWithLanguages(props: WrapperProps<typeof CodeBlockType>): ReactNode {
  return <CodeBlock {...props} />;
}
