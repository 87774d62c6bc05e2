export interface Report {
  page: {title: string; /** Absolute URL. */ url: string};
  /** `null` above the first heading. */
  section: {title: string; id: string} | null;
  code: string;
  language: string;
  /** The version of Strapi that the sample was proven on. */
  version: string;
}

/** Longest code, encoded: the issue's URL holds it, and GitHub takes about 8,000 characters. */
const MAX_LENGTH = 4000;

/** Title and text of an issue about a sample, with fields for what only the reader knows. */
export function sampleReport({page, section, code, language, version}: Report): {title: string; body: string} {
  const body = [
    `Page: ${page.url}${section ? `#${section.id}\nSection: ${section.title}` : ''}`,
    `Sample, proven on Strapi ${version}:`,
    fenced(language, firstLines(code)),
    'My version of Strapi: ',
    'What happens, with the output:',
    fenced('', ''),
  ];
  return {title: `Sample doesn’t work: ${page.title}`, body: `${body.join('\n\n')}\n`};
}

function firstLines(code: string): string {
  const lines = code.split('\n');
  const isLong = encodeURIComponent(code).length > MAX_LENGTH;
  while (lines.length > 1 && encodeURIComponent(lines.join('\n')).length > MAX_LENGTH) lines.pop();
  return isLong ? [...lines, '…'].join('\n') : code;
}

/** Code can contain a fence itself. */
function fenced(language: string, code: string): string {
  return `\`\`\`\`${language}\n${code}\n\`\`\`\``;
}
