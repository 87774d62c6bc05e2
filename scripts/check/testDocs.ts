/** A docs folder for the tests of the checks. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkDocs, type CheckOptions} from './checkDocs';

export const TAGS = `admin-panel:
  label: Admin panel
  permalink: /admin-panel
  description: The user interface.
cli:
  label: CLI
  permalink: /cli
  description: The command line.
deployment:
  label: Deployment
  permalink: /deployment
  description: Putting it on a server.
`;

/** Five lines, so appended text begins on line 6. */
export const GOOD_HEAD = `---
title: Intro
description: What a reader can do after reading this page, told in one sentence.
tags: ['admin-panel', 'cli', 'deployment']
---
`;

export interface DocsFolder {
  path: string;
  write: (name: string, text: string) => void;
  /** The findings as printed, with paths relative to the docs folder. */
  faults: (
    sidebarIds?: readonly string[],
    remember?: CheckOptions['remember'],
    isStrict?: boolean,
    drawings?: CheckOptions['drawings'],
  ) => Promise<string[]>;
  remove: () => void;
}

/** Has tags and an empty dictionary, but no pages. */
export function docsFolder(): DocsFolder {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const folder = path.join(siteDir, 'docs');
  const write = (name: string, text: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  write('tags.yml', TAGS);
  write('dictionary.txt', '');
  return {
    path: folder,
    write,
    async faults(sidebarIds = ['cms/intro'], remember, isStrict = false, drawings) {
      const options = {
        siteDir,
        sidebarIds: new Set(sidebarIds),
        isStrict,
        ...(remember && {remember}),
        ...(drawings && {drawings}),
      };
      const {findings} = await checkDocs('docs', options);
      return findings.map(({message}) => message.replace(/^docs\//, ''));
    },
    remove: () => rmSync(siteDir, {recursive: true}),
  };
}
