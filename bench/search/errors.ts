import {readFileSync} from 'node:fs';
import {toCompact} from '../../plugins/search/compact';
import {SearchEngine, toQuery} from '../../src/search/embedded';
import type {SearchRecord} from '../../src/search/format';

const FILE = 'bench/search-errors.tsv';

export interface ErrorRelevance {
  hitAt1: number;
  misses: string[];
  /** Sections of the table that don't exist. */
  lost: string[];
}

/** What is pasted, with its noise, and the sections whose rows name the message. */
export function readPastedErrors(): {text: string; sections: string[]; line: number}[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((row, index) => {
    const [text = '', sections = ''] = row.split('\t');
    return {text: text.replaceAll('\\n', '\n'), sections: sections.split(' '), line: index + 2};
  });
}

/** How many pasted error messages find a row that names them first. */
export async function measureErrors(records: readonly SearchRecord[]): Promise<ErrorRelevance> {
  const errors = readPastedErrors();
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const known = new Set(records.map(({url}) => url.replace(/^https?:\/\/[^/]+/, '')));
  const misses = errors.flatMap(({text, sections, line}) => {
    const query = toQuery(text);
    const results = engine.search({query, page: 0, hitsPerPage: 1, snippetWords: 10, facetFilters: [], acceptsPartial: false});
    const first = results?.hits[0]?.url ?? 'nothing';
    return sections.includes(first) ? [] : [`${FILE}:${line}: "${query}" finds ${first} first`];
  });
  const lost = errors.flatMap(({sections, line}) =>
    sections
      .filter((section) => !known.has(section))
      .map((section) => `${FILE}:${line}: ${section} does not exist. Name the section that has the message now.`),
  );
  return {hitAt1: 1 - misses.length / errors.length, misses, lost};
}
