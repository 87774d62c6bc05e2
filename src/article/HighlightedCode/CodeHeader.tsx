import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {hasAiService} from '@site/src/ask-ai';
import {BlockSeal} from '@site/src/sample-proof';
import {COPY, MENU, type MenuAction} from './names';

/** Names of languages that aren't their identifiers in capitals, such as JSON. */
const NAMES = new Map([
  ['bash', 'Terminal'],
  ['text', 'Text'],
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['graphql', 'GraphQL'],
  ['docker', 'Docker'],
  ['powershell', 'PowerShell'],
  ['nginx', 'nginx'],
]);

interface Props {
  language: string;
  title?: ReactNode;
  /** Whether the proof has run it. */
  isProven?: boolean;
  /** Whether readers can ask about it. */
  isSample?: boolean;
  /** Whether readers can report it. */
  isReportable?: boolean;
}

/** The header of every block of code: its name, and what readers can do with it. Nothing in it moves. */
export default function CodeHeader({
  language,
  title,
  isProven = false,
  isSample = false,
  isReportable = false,
}: Props): ReactNode {
  const actions: MenuAction[] = [];
  if (isSample && hasAiService) actions.push('ask');
  if (isReportable) actions.push('report');
  return (
    <div className="code-header">
      <span className={clsx('code-name', title && 'code-title')}>
        {title ? breakable(title) : (NAMES.get(language) ?? language.toUpperCase())}
      </span>
      <span className="code-buttons">
        {isProven && <BlockSeal />}
        <CodeButton label="Code actions" aria-haspopup="menu" {...{[MENU]: actions.join(' ')}} />
        <CodeButton label="Copy code to clipboard" {...{[COPY]: ''}} />
      </span>
    </div>
  );
}

function CodeButton({label, ...attributes}: {label: string; 'aria-haspopup'?: 'menu'}): ReactNode {
  return <button type="button" className="clean-btn" aria-label={label} {...attributes} />;
}

/** Paths break after their slashes. */
function breakable(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title;
  return title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
