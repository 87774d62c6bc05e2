/** An icon of the site's set, with the size that Docusaurus's has. */
import React, {type ComponentProps, type ReactNode} from 'react';
import CaretDoubleRight from '@phosphor-icons/core/regular/caret-double-right.svg';

export default function ArrowIcon(props: ComponentProps<'svg'>): ReactNode {
  return <CaretDoubleRight width={20} height={20} {...props} />;
}
