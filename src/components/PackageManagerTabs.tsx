import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {commandFor, PACKAGE_MANAGERS, type PackageManagerCommands} from '@site/src/site/packageManagers';

/** One command as typed with npm, shown for npm, Yarn and pnpm; the reader's choice holds on every page. */
export default function PackageManagerTabs(commands: PackageManagerCommands): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {PACKAGE_MANAGERS.map((manager) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeBlock language="bash">{commandFor(manager, commands) ?? commands.command}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
