/** Columns of the docs' tables that name what readers see when something fails. */
const HEADERS = /^(?:symptom|error|message|problem|text)$/i;
/** Code, quotations, and names of the interface. */
const QUOTED = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|“([^”]+)”|\*\*([^*]+)\*\*/g;
/** A message has several words; what is shorter is a name or a number. */
const MESSAGE = /^(?=.{10}).*[^\s…] [^\s…]/;

/** The error messages that the tables of a section name, so that one that is pasted into the search finds its row. */
export function errorMessages(markdown: string): string[] {
  const messages: string[] = [];
  let column = -1;
  let isInTable = false;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      isInTable = false;
      continue;
    }
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    if (!isInTable) {
      column = cells.findIndex((cell) => HEADERS.test(cell.replaceAll('`', '').trim()));
      isInTable = true;
      continue;
    }
    const cell = cells[column]?.replaceAll('\\|', '|') ?? '';
    for (const [, , code, quotation, bold] of cell.matchAll(QUOTED)) {
      const message = code?.trim() ?? quotation ?? bold ?? '';
      if (MESSAGE.test(message)) messages.push(message);
    }
  }
  return [...new Set(messages)];
}
