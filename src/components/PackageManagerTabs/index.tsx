import React, {Children, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {PACKAGE_MANAGERS, type PackageManagerCommands} from '@site/src/site/packageManagers';

interface Props extends PackageManagerCommands {
  /** The command for each package manager, colored, from plugins/highlighted-code. */
  children?: ReactNode;
}

/** One command as typed with npm, shown for npm, Yarn and pnpm; the reader's choice holds on every page. */
export function PackageManagerTabs({children}: Props): ReactNode {
  const commands = Children.toArray(children);
  return (
    <Tabs groupId="package-manager">
      {PACKAGE_MANAGERS.map((manager, index) => (
        <TabItem key={manager} value={manager} label={manager}>
          {commands[index]}
        </TabItem>
      ))}
    </Tabs>
  );
}
