/** An icon of the site's set, with the size that Docusaurus's has. */
import React, {type ComponentProps, type ReactNode} from 'react';
import Sun from '@phosphor-icons/core/regular/sun.svg';

export default function LightModeIcon(props: ComponentProps<'svg'>): ReactNode {
  return <Sun width={20} height={20} {...props} />;
}
