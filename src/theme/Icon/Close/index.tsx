/** An icon from the site's icon set, in the size of Docusaurus's icon. */
import React, {type ComponentProps, type ReactNode} from 'react';
import X from '@phosphor-icons/core/regular/x.svg';

export default function CloseIcon(props: ComponentProps<'svg'>): ReactNode {
  return <X width={20} height={20} {...props} />;
}
