import {blocks, bold, fence, optional, required, text, textLike, type ComponentHandler} from 'docs-corpus/markdown-form';
import {commandFor, PACKAGE_MANAGERS} from './packageManagers';
import {commandsOf} from './commandsOf';

export const PackageManagerTabs: ComponentHandler = {
  markdown: (use) =>
    blocks(...PACKAGE_MANAGERS.flatMap((manager) => [bold(manager), fence('bash', commandFor(manager, commandsOf(use)) ?? '')])),
  commands: (use) => ({
    groupId: 'package-manager',
    tabs: PACKAGE_MANAGERS.map((manager) => ({value: manager, text: commandFor(manager, commandsOf(use)) ?? ''})),
  }),
  words: (use) => PACKAGE_MANAGERS.flatMap((manager) => [manager, commandFor(manager, commandsOf(use)) ?? '']),
  props: {
    command: required(textLike(/^(?:[A-Z]\w*=\S+ )*np[mx] /m, 'npm install qs')),
    yarn: optional(text('yarn add qs')),
    pnpm: optional(text('pnpm add qs')),
  },
  check: (use) => {
    const commands = commandsOf(use);
    const unknown = PACKAGE_MANAGERS.find((manager) => commandFor(manager, commands) === null);
    return unknown && {reason: `"${commands.command}" can't be converted for ${unknown}`, fix: `Add ${unknown}="…"`};
  },
};
