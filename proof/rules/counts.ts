import type {List, Nodes, Paragraph, Parents, Table} from 'mdast';
import {isCommentNode, type SourceFile} from '../../plugins/corpus';
import type {NameFault} from '../names/checkNames';
import {lastSentence, textOf} from './sentences';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = NUMBERS.join('|');

/** "Three conditions must hold:", "There are two ways to let everyone call a route:" */
const SUBJECT = new RegExp(`^(?:(?:there are|these|the) )?(${NUMBER})\\b`, 'i');
/** "The parts of a project are kept in four places:", "You need two more files:" */
const LAST_WORDS = new RegExp(`\\b(${NUMBER})(?: [a-z-]+){1,3}:$`, 'i');
/** "two calls: `findMany` and `count`." */
const CODE_AFTER = new RegExp(
  `\\b(${NUMBER})(?: [a-z-]+){1,4}: (\`[^\`]+\`(?:(?:,| and| or|, and|, or) \`[^\`]+\`)+)(?=\\.(?:\\s|$))`,
  'gi',
);

/** Finds sentences that count something, and the list, table, or names after them that have another number of items. */
export function checkCounts({root}: SourceFile): NameFault[] {
  return countFaults(root);
}

function countFaults(parent: Parents): NameFault[] {
  const shown: readonly Nodes[] = parent.children.filter((child) => !isCommentNode(child));
  return shown.flatMap((child, index) => {
    if (child.type === 'paragraph') return [...listFaults(child, shown[index + 1]), ...nameFaults(child)];
    return 'children' in child ? countFaults(child) : [];
  });
}

function listFaults(paragraph: Paragraph, next: Nodes | undefined): NameFault[] {
  if (next?.type !== 'list' && next?.type !== 'table') return [];
  const sentence = lastSentence(plain(paragraph));
  const named = countIn(sentence, next);
  const count = itemsOf(next);
  if (named === null || named === count) return [];
  return [faultAt(next.position?.start.line ?? 1, named, `the ${next.type} after it has ${count}`)];
}

/** A table can show something else than the things that its sentence counts last. */
function countIn(sentence: string, {type}: List | Table): number | null {
  if (!sentence.endsWith(':') || /\b(?:each|every)\b/i.test(sentence)) return null;
  const match = SUBJECT.exec(sentence) ?? (type === 'list' ? LAST_WORDS.exec(sentence) : null);
  return match ? numberOf(match[1]) : null;
}

function itemsOf({type, children}: List | Table): number {
  return type === 'list' ? children.length : children.length - 1;
}

function nameFaults(paragraph: Paragraph): NameFault[] {
  return [...plain(paragraph).matchAll(CODE_AFTER)].flatMap(([, number, names = '']) => {
    const count = names.match(/`[^`]+`/g)?.length ?? 0;
    const named = numberOf(number);
    return named === count ? [] : [faultAt(paragraph.position?.start.line ?? 1, named, `${count} names follow`)];
  });
}

function numberOf(word = ''): number {
  return NUMBERS.indexOf(word.toLowerCase()) + 2;
}

function faultAt(line: number, named: number, found: string): NameFault {
  return {line, fault: `The sentence counts ${named}, but ${found}.`, fix: 'Correct the number, or the list.'};
}

function plain(paragraph: Paragraph): string {
  return textOf(paragraph).replaceAll('\n', ' ');
}
