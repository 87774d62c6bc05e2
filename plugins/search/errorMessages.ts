import {tablesOf} from 'docs-corpus/tables';

/** Columns of the docs' tables that name what readers see when something fails. */
const HEADERS = /^(?:symptom|error|message|problem|text|you see)$/i;
/** Code, quotations, and names of the interface. */
const QUOTED = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|“([^”]+)”|\*\*([^*]+)\*\*/g;
/** What a paragraph explains, in bold at its beginning. */
const LEAD = /^\*\*(.+?)\*\*(?=\s)/gm;
/** A message has several words; what is shorter is a name or a number. */
const MESSAGE = /^(?=.{10}).*[^\s…] [^\s…]/;

/** The error messages that the tables and paragraphs of a section explain, so that one that is pasted into the search finds it. */
export function errorMessages(markdown: string): string[] {
  const messages = tablesOf(markdown).flatMap(({head, rows}) => {
    const column = head.findIndex((cell) => HEADERS.test(cell.replaceAll('`', '').trim()));
    return rows.flatMap(({cells}) => messagesIn(cells[column] ?? ''));
  });
  const leads = [...markdown.matchAll(LEAD)].flatMap(([, lead = '']) => messagesIn(lead));
  return [...new Set([...messages, ...leads])];
}

function messagesIn(cell: string): string[] {
  return [...cell.matchAll(QUOTED)]
    .map(([, , code, quotation, bold]) => code?.trim() ?? quotation ?? bold ?? '')
    .filter((message) => MESSAGE.test(message));
}
