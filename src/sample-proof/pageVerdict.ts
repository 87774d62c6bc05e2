/** What the proof says of a page that was saved while `npm run start:prove` runs. */
export interface PageVerdict {
  /** A page is proven as soon as it is saved. */
  isRunning: boolean;
  /** Number of its samples that changed and hold. */
  proven: number;
  /** Faults with file, line and fix, as the terminal has them. */
  faults: string[];
}

/** By file, relative to the site. */
export type PageVerdicts = Record<string, PageVerdict>;

/** Where the proof leaves them, relative to the site. */
export const VERDICTS_FILE = '.cache/proof/verdicts.json';

/** Where the development server has them. */
export const VERDICTS_URL = '/__proof/verdicts.json';

/** @returns `null` for anything else, such as the server's page for unknown URLs */
export function parseVerdicts(value: unknown): PageVerdicts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.flatMap(([file, verdict]) => (isPageVerdict(verdict) ? [[file, verdict]] : [])));
}

function isPageVerdict(value: unknown): value is PageVerdict {
  if (typeof value !== 'object' || value === null) return false;
  if (!('isRunning' in value && 'proven' in value && 'faults' in value)) return false;
  const {isRunning, proven, faults} = value;
  return (
    typeof isRunning === 'boolean' &&
    typeof proven === 'number' &&
    Array.isArray(faults) &&
    faults.every((fault) => typeof fault === 'string')
  );
}
