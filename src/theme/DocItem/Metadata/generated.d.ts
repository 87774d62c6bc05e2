declare module '@generated/legacy-redirects/default/pagesWithMovedSections.json' {
  const paths: string[];
  export default paths;
}
