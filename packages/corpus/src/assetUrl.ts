import {readFileSync, statSync} from 'node:fs';
import {interpolateName} from 'loader-utils';

/** Docusaurus's file name for a linked file next to a page. The same function fills it in. */
const NAME = '/assets/files/[name]-[contenthash].[ext]';

/** @returns the path of the file in the build; `undefined` if it doesn't exist */
export function assetUrl(file: string): string | undefined {
  if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
  return interpolateName({resourcePath: file}, NAME, {content: readFileSync(file)});
}
