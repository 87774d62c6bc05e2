/** `1 result`, `5 results` */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
