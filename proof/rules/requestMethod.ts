import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isCommentNode, type SourceFile} from 'docs-corpus';
import type {NameFault} from '../names/checkNames';

/** A method, alone or with its path. */
const METHOD = /\b(GET|POST|PUT|PATCH|DELETE)\b(?: (\/[^\s?]*))?/g;

/** Finds sentences that end in a colon and name another HTTP method than the request below them. */
export function checkRequestMethod({root}: SourceFile): NameFault[] {
  const faults: NameFault[] = [];
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const sentence = lastSentence(toString(paragraph));
    if (index === undefined || !parent || !sentence.endsWith(':')) return;
    const samples = samplesBelow(parent, index);
    const sent = new Set(samples.flatMap(methodsIn));
    // A path that the request doesn't have belongs to another request, which the sentence only mentions.
    const stated = [...sentence.matchAll(METHOD)].flatMap(([, method = '', path]) =>
      path === undefined || samples.some((sample) => sample.split(/[\s?'"`]/).includes(path)) ? method : [],
    );
    const [method] = stated;
    if (new Set(stated).size !== 1 || method === undefined || sent.size === 0 || sent.has(method)) return;
    faults.push({
      line: paragraph.position?.end.line ?? 1,
      fault: `The sentence announces ${method}, but the request below is ${[...sent].join(', ')}.`,
      fix: 'Correct the sentence or the request.',
    });
  });
  return faults;
}

function lastSentence(text: string): string {
  const sentences = text.trim().split(/[.!?]\s+/);
  return sentences.at(-1) ?? '';
}

/** The fences in the next block, such as those in tabs. */
function samplesBelow({children}: Parents, index: number): string[] {
  const below: Nodes | undefined = children.slice(index + 1).find((node) => !isCommentNode(node));
  const samples: string[] = [];
  if (below) visit(below, 'code', ({value}) => void samples.push(value));
  return samples;
}

function methodsIn(sample: string): string[] {
  const http = [...sample.matchAll(/^(GET|POST|PUT|PATCH|DELETE) \S/gm)].map(([, method = '']) => method);
  const fetched = [...sample.matchAll(/\bmethod: ['"]([A-Z]+)['"]/g)].map(([, method = '']) => method);
  const curl = [...sample.matchAll(/^curl\b.*\s(?:-X|--request)\s+([A-Z]+)/gm)].map(([, method = '']) => method);
  return [...http, ...fetched, ...curl];
}
