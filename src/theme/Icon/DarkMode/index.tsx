/** An icon from the site's icon set, in the size of Docusaurus's icon. */
import React, {type ComponentProps, type ReactNode} from 'react';
import Moon from '@phosphor-icons/core/regular/moon.svg';

export default function DarkModeIcon(props: ComponentProps<'svg'>): ReactNode {
  return <Moon width={20} height={20} {...props} />;
}
