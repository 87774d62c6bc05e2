/** For code that is colored in the browser, such as AI answers. Loads Prism's languages with it, and not with every page. */
import React, {type ReactNode} from 'react';
import {Prism} from 'prism-react-renderer';
import CodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

export default function CodeBlockWithLanguages(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}
