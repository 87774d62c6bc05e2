import {compareVersions} from '../../src/site/versions';

/**
 * @param from the version that the docs describe
 * @throws if it isn't an exact and later version
 */
export function parseVersion(text: string | undefined, from: string): string {
  if (text === undefined || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text))
    throw new Error(`"${text ?? ''}" isn't a version. Write one like 5.54.0: npm run proof:update 5.54.0`);
  if (text === from)
    throw new Error(
      `The bookshop has Strapi ${from} already. To prove the docs against it, run "npm run proof -- --record" and "npm run proof". ` +
        'To go back to the committed version, run "git checkout proof".',
    );
  if (compareVersions(text, from) < 0)
    throw new Error(
      `${text} is older than ${from}, which the docs describe. Name a later version. To undo an update, run "git checkout proof".`,
    );
  return text;
}
