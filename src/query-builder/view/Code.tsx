import React, {type ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import prismTheme from '@site/src/site/prismTheme';

/** Maximum number of characters. Highlighting longer code would make typing slow. */
const COLORED_LIMIT = 20_000;

interface Props {
  code: string;
  language: 'js' | 'json' | 'bash' | 'text';
  /** Line that is marked, from 1. */
  marked?: number | undefined;
  markedClassName?: string | undefined;
}

/** Highlighted code, line by line. */
export default function Code({code, language, marked, markedClassName}: Props): ReactNode {
  return (
    <Highlight theme={prismTheme} code={code} language={code.length > COLORED_LIMIT ? 'text' : language}>
      {({tokens, getTokenProps}) =>
        tokens.map((line, index) => (
          <span key={index} className={index + 1 === marked ? markedClassName : undefined}>
            {line.map((token, position) => (token.empty ? null : <span key={position} {...getTokenProps({token})} />))}
            {'\n'}
          </span>
        ))
      }
    </Highlight>
  );
}
