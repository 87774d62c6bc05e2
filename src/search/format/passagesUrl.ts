/** URL of the file with what Ask AI quotes of a page. @param path `/cms/faq` */
export function passagesUrl(path: string): string {
  return `/passages${path === '/' ? '/index' : path}.json`;
}
