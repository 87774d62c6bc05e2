/** An icon from the site's icon set, in the size of Docusaurus's icon. */
import React, {type ComponentProps, type ReactNode} from 'react';
import Sun from '@phosphor-icons/core/regular/sun.svg';

export default function LightModeIcon(props: ComponentProps<'svg'>): ReactNode {
  return <Sun width={20} height={20} {...props} />;
}
