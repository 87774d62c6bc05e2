import React, {Children, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {PACKAGE_MANAGERS, type PackageManagerCommands} from '@site/src/components/PackageManagerTabs/packageManagers';

interface Props extends PackageManagerCommands {
  /** The highlighted command for each package manager, from plugins/fences. */
  children?: ReactNode;
}

/** An npm command, also shown for Yarn and pnpm. The reader's choice applies to every page. */
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
