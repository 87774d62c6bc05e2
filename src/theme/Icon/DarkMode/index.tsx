/** An icon of the site's set, with the size that Docusaurus's has. */
import React, {type ComponentProps, type ReactNode} from 'react';
import Moon from '@phosphor-icons/core/regular/moon.svg';

export default function DarkModeIcon(props: ComponentProps<'svg'>): ReactNode {
  return <Moon width={20} height={20} {...props} />;
}
