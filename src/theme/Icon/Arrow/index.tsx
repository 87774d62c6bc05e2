/** An icon from the site's icon set, in the size of Docusaurus's icon. */
import React, {type ComponentProps, type ReactNode} from 'react';
import CaretDoubleRight from '@phosphor-icons/core/regular/caret-double-right.svg';

export default function ArrowIcon(props: ComponentProps<'svg'>): ReactNode {
  return <CaretDoubleRight width={20} height={20} {...props} />;
}
