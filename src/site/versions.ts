const VERSION = /^v?(\d+)\.(\d+)(?:\.(\d+)(-[\w.-]+)?)?$/;

/** A complete version: `5.40.0` for `v5.40`. `null` for other text. */
export function parseVersion(text: string): string | null {
  const [, major, minor, patch = '0', prerelease = ''] = VERSION.exec(text.trim()) ?? [];
  return major === undefined || minor === undefined ? null : `${Number(major)}.${Number(minor)}.${Number(patch)}${prerelease}`;
}

/** Negative if the first version is older. A prerelease is older than its release; prereleases of one release are alike. */
export function compareVersions(a: string, b: string): number {
  const [numbersA, numbersB] = [numbersOf(a), numbersOf(b)];
  return numbersA.map((number, index) => number - (numbersB[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function numbersOf(version: string): number[] {
  const [release = '', prerelease] = version.split(/-(.*)/s);
  return [...release.split('.').map(Number), prerelease === undefined ? 0 : -1];
}
