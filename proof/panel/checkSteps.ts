// Checks that the notes of numbered steps do in the admin panel what the sentences say.

import type {List, ListItem, Nodes} from 'mdast';
import {commentText, isCommentNode, type SourceFile} from 'docs-corpus';
import {unitsOf} from 'docs-proof/claims/units';
import type {NameFault} from '../names/checkNames';
import {isExcused} from '../names/provenNames';
import {screenNames} from '../names/namesIn';
import {parsePanel, StepError, stepWord} from 'docs-proof/samples/step';
import {factsIn, textOf} from './factsIn';
import {NOT_WALKED} from './notWalked';

/** Pages for people who work in the admin panel. */
const PAGES = /^docs\/cms\/(?:features\/|quick-start\.)|^proof\/faults\/statements\/steps\./;

/** Reports names of the screen in numbered steps that no note uses, because nothing proves them. */
export function checkSteps(source: SourceFile): NameFault[] {
  if (!PAGES.test(source.file) || needsPlan(source)) return [];
  const excused = NOT_WALKED[source.file] ?? {};
  return listsIn(source.root).flatMap((list) =>
    list.children.flatMap((item) =>
      unwalked(source, item)
        .filter(({text}) => !(text in excused))
        .map(({text, line}) => ({
          line,
          fault: `No note of this step walks "${text}".`,
          fix: 'Add it to {/* panel: … */} below the step, or say in proof/panel/notWalked.ts why it can’t be walked.',
        })),
    ),
  );
}

/** Whether the facts card names a plan that the bookshop doesn't have. */
function needsPlan(source: SourceFile): boolean {
  const plan = factsIn(source).find(({name}) => name === 'Plan');
  return plan !== undefined && !/^\s*All plans/.test(textOf(plan));
}

function listsIn(node: Nodes): List[] {
  if (node.type === 'list' && node.ordered) return [node];
  return 'children' in node ? node.children.flatMap(listsIn) : [];
}

function unwalked(source: SourceFile, item: ListItem): {text: string; line: number}[] {
  const units = unitsOf({...source, root: {type: 'root', children: item.children}});
  const walked = notesIn(item).map(plain);
  return units
    .filter((unit) => !isExcused(unit))
    .flatMap(screenNames)
    .filter(({text}) => !walked.includes(plain(text)));
}

/** The names in the panel's steps of an item. */
function notesIn(node: Nodes): string[] {
  if (isCommentNode(node)) return 'value' in node ? namesOf(commentText(node.value)) : [];
  return 'children' in node ? node.children.flatMap(notesIn) : [];
}

function namesOf(comment: string): string[] {
  if (stepWord(comment) !== 'panel') return [];
  try {
    return parsePanel(comment).flatMap((step) => Object.values(step).filter((value) => value !== null));
  } catch (error) {
    // The proof reports this error.
    if (error instanceof StepError) return [];
    throw error;
  }
}

function plain(text: string): string {
  return text.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();
}
