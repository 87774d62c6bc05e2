import {readFileSync, statSync} from 'node:fs';
import {interpolateName} from 'loader-utils';

/** Docusaurus's name for a file next to a page that a Markdown link leads to, made by the same function. */
const NAME = '/assets/files/[name]-[contenthash].[ext]';

/** @returns the path of the file in the build; `undefined` if it doesn't exist */
export function assetUrl(file: string): string | undefined {
  if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
  return interpolateName({resourcePath: file}, NAME, {content: readFileSync(file)});
}
