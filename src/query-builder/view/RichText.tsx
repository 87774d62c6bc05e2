import React, {type ReactNode} from 'react';

/** A text with code between backticks. */
export default function RichText({children}: {children: string}): ReactNode {
  return children.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
