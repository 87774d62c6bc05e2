import type {Nodes} from 'mdast';
import {commentText, isCommentNode, type SourceFile} from '../../plugins/corpus';
import {closest} from '../../src/site/closest';
import {unitsOf, type Unit} from '../claims/units';
import {isRowsNote} from '../samples/rows';
import type {NameFault} from './checkNames';
import {isNameOfCode} from './codeNames';

/**
 * Events, operators and classes of errors in a text that neither Strapi nor JavaScript has, nor a sample or a note of the page.
 *
 * @param version of Strapi
 */
export function checkCodeNames(source: SourceFile, {version, names}: {version: string; names: ReadonlySet<string>}): NameFault[] {
  const shown = samplesAndNotes(source.root);
  return unitsOf(source)
    .filter((unit) => !isCompared(unit))
    .flatMap(({spans}) =>
      spans
        .filter(({kind, text}) => kind === 'code' && isNameOfCode(text))
        .filter(({text}) => !names.has(text) && !(text in globalThis) && !shown.includes(text))
        .map(({text, line}) => {
          const real = closest(text, [...names]);
          return {
            line,
            fault: `Strapi ${version} has nothing called \`${text}\`.`,
            fix:
              real === null
                ? 'Correct the name, or show it in a sample.'
                : `Write \`${real}\` if that is meant, or show it in a sample.`,
          };
        }),
    );
}

/** Cells that are compared with what is received need no list. */
function isCompared({kind, comments}: Unit): boolean {
  return kind === 'row' && comments.some(({text}) => isRowsNote(text));
}

/** What is run or sent stands for itself. */
function samplesAndNotes(node: Nodes): string {
  if (node.type === 'code') return `${node.value}\n`;
  if (isCommentNode(node) && 'value' in node) return isEvidence(node.value) ? `${node.value}\n` : '';
  return 'children' in node ? node.children.map(samplesAndNotes).join('') : '';
}

function isEvidence(comment: string): boolean {
  return /^(?:proof|source)\b/.test(commentText(comment));
}
