import {loadavg} from 'node:os';

/** Pages of different sizes. The first one has many samples. */
export const LONG_PAGE = '/cms/api/rest/filters';
/** A page of about 600 words. */
export const SHORT_PAGE = '/cms/api/document-service/fields';
export const PAGES = [LONG_PAGE, '/cms/quick-start', '/cms/api/document-service', SHORT_PAGE];

/** Conditions for the title of a table. Times are unreliable if more processes run than there are processors. */
export function conditions(runs: number): string {
  return `median of ${runs}, 390 px, 4x CPU, 1.6 Mbit/s, 150 ms; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`;
}
