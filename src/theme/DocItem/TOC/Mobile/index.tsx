/** Shows nothing in Docusaurus's place, above the title: src/theme/DocItem/Content has it below. */
export default function NoToc(): null {
  return null;
}
