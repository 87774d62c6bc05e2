import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createCorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';

/** A `mermaid` fence. */
export interface Diagram {
  text: string;
  /** 1-based. */
  line: number;
}

export interface PlacedDiagram extends Diagram {
  /** Relative to the site. */
  file: string;
}

/** Folders whose pages and stories show diagrams, relative to the site. */
const FOLDERS = ['docs', 'tests/site', 'src/components'];

export function diagramsIn(root: Root): Diagram[] {
  const diagrams: Diagram[] = [];
  visit(root, 'code', ({lang, value, position}) => {
    if (lang === 'mermaid') diagrams.push({text: value, line: position?.start.line ?? 1});
  });
  return diagrams;
}

/** The diagrams of all pages, including those of the test site. */
export function findDiagrams(siteDir: string): PlacedDiagram[] {
  return FOLDERS.flatMap((folder) => {
    const docsDir = path.join(siteDir, folder);
    const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
    const withDiagrams = reader.files().filter((file) => readFileSync(path.join(docsDir, file), 'utf8').includes('mermaid'));
    return withDiagrams.flatMap((docsPath) => {
      const {file, source} = reader.inspect(docsPath);
      return source ? diagramsIn(source.root).map((diagram) => ({file, ...diagram})) : [];
    });
  });
}
