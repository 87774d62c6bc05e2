/**
 * Updates every dependency that is pinned to one version to another.
 *
 * @param manifest content of a `package.json`
 * @throws if nothing is pinned to `from`
 */
export function movePin(manifest: string, from: string, to: string): string {
  const moved = manifest.replaceAll(`": "${from}"`, `": "${to}"`);
  if (moved === manifest)
    throw new Error(`proof/cms/package.json pins nothing to ${from}. Pin Strapi to one exact version there.`);
  return moved;
}

/** @throws if it isn't an exact version */
export function parseVersion(text: string | undefined): string {
  if (text !== undefined && /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text)) return text;
  throw new Error(`"${text ?? ''}" isn't a version. Write one like 5.54.0: npm run proof:update 5.54.0`);
}
