import React, {type ReactNode} from 'react';

/** The seal of what was proven: an open book whose right page is the long stroke of a check. `src/css/code.css` has the same shape. */
const SHAPE =
  'M9 1.3A2.55 2.55 0 0 1 12.85 2.33A2.55 2.55 0 0 1 15.67 5.15A2.55 2.55 0 0 1 16.7 9A2.55 2.55 0 0 1 15.67 12.85A2.55 2.55 0 0 1 12.85 15.67A2.55 2.55 0 0 1 9 16.7A2.55 2.55 0 0 1 5.15 15.67A2.55 2.55 0 0 1 2.33 12.85A2.55 2.55 0 0 1 1.3 9A2.55 2.55 0 0 1 2.33 5.15A2.55 2.55 0 0 1 5.15 2.33A2.55 2.55 0 0 1 9 1.3zM4.6 7.6 8.3 9.6v3.5L4.6 11.1zM9.7 9.6 13.4 5v3.9L9.7 13.1z';

interface Props {
  className?: string | undefined;
  /** What it says, where no text next to it does. */
  label?: string;
}

export function Seal({className, label}: Props): ReactNode {
  const meaning = label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label};
  return (
    <svg className={className} viewBox="0 0 18 18" width="18" height="18" fill="currentColor" {...meaning}>
      <path fillRule="evenodd" d={SHAPE} />
    </svg>
  );
}
