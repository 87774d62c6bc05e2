import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {CorpusPage} from 'docs-corpus';
import {CONTENT_TYPES, type GeneratedFile} from '../generatedFiles';

const vocabularySchema = z.record(
  z.string(),
  z.object({label: z.string(), description: z.string().default(''), permalink: z.string()}),
);

export type Vocabulary = z.infer<typeof vocabularySchema>;

/** @throws {Error} naming the file, if it cannot be read or has another shape */
export function readVocabulary(docsDir: string): Vocabulary {
  const file = path.join(docsDir, 'tags.yml');
  try {
    return vocabularySchema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}:1: the tags cannot be read. Give each a label, a permalink and a description.`,
      {cause: error},
    );
  }
}

/**
 * `/tags.json` with every tag that a listed page has, and `/tags/{tag}.json` with its pages.
 *
 * @param pages in the order in which listings show them
 */
export function tagFiles(pages: readonly CorpusPage[], vocabulary: Vocabulary): GeneratedFile[] {
  const listed = pages.filter(({unlisted}) => !unlisted);
  const used = Object.entries(vocabulary)
    .map(([tag, entry]) => ({tag, ...entry, pages: listed.filter(({tags}) => tags.includes(tag))}))
    .filter((entry) => entry.pages.length > 0);
  const index = used.map(({tag, label, description, permalink, pages: {length: count}}) => {
    return {tag, label, description, permalink: `/tags${permalink}`, count};
  });
  return [
    json('/tags.json', index),
    ...used.map(({tag, label, pages: tagged}) => json(`/tags/${tag}.json`, {label, items: tagged.map(toItem)})),
  ];
}

function toItem({title, description, path: permalink, area}: CorpusPage): object {
  return {title, description, permalink, area};
}

function json(url: string, value: unknown): GeneratedFile {
  return {url, contentType: CONTENT_TYPES.json, text: () => `${JSON.stringify(value, null, 2)}\n`};
}
