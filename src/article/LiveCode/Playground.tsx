import React, {type ReactNode} from 'react';
import * as blocksRenderer from '@strapi/blocks-react-renderer';
import PlaygroundContainer from '@theme/Playground/Container';
import PlaygroundLayout from '@theme/Playground/Layout';
import PlaygroundProvider from '@theme/Playground/Provider';

const MODULES: Readonly<Record<string, unknown>> = {react: React, '@strapi/blocks-react-renderer': blocksRenderer};

/** What the code refers to after its imports and exports have been compiled. */
const SCOPE = {
  require(name: string): unknown {
    if (name in MODULES) return MODULES[name];
    throw new Error(`The playground doesn’t have the package "${name}". It has ${Object.keys(MODULES).join(' and ')}.`);
  },
  // A new object for each run.
  get exports(): object {
    return {};
  },
};

/** The code is a module that readers could save as a file: its default export is shown. */
const showDefaultExport = (code: string): string => `${code}
;if (!exports.default) throw new Error('Export a component: export default function …');
render(React.createElement(exports.default));`;

interface Props {
  code: string;
  language: string;
}

/** Docusaurus's playground, except that it passes the code on without `transformCode`. */
export default function Playground({code, language}: Props): ReactNode {
  return (
    <PlaygroundContainer>
      <PlaygroundProvider code={code} language={language} scope={SCOPE} noInline transformCode={showDefaultExport}>
        <PlaygroundLayout />
      </PlaygroundProvider>
    </PlaygroundContainer>
  );
}
