import {textProp, type ComponentUse} from 'docs-corpus/markdown-form';
import type {PackageManagerCommands} from './packageManagers';

export function commandsOf(use: ComponentUse): PackageManagerCommands {
  return {command: textProp(use, 'command') ?? '', yarn: textProp(use, 'yarn'), pnpm: textProp(use, 'pnpm')};
}
