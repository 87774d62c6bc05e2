/** @returns the day of UTC, `Nov 22, 2026` */
export function shortDate(date: Date): string {
  const [, day = '', month = '', year = ''] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
