/**
 * Moves the packages of Strapi that are pinned to an exact version, and keeps those that weren't released with that number, such as
 * `@strapi/client`.
 *
 * @param manifest content of a `package.json`
 * @param isReleased whether the registry has this version of a package
 */
export function movePins(manifest: string, to: string, isReleased: (name: string) => boolean): string {
  return manifest.replace(/"(@strapi\/[\w-]+|create-strapi)": "\d[^"]*"/g, (pin, name: string) =>
    isReleased(name) ? `"${name}": "${to}"` : pin,
  );
}
