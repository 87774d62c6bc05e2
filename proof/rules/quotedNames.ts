import type {SourceFile} from 'docs-corpus';
import {unitsOf, type Unit} from '../claims/units';
import type {NameFault} from '../names/checkNames';
import {isSource, parseSource, SourceError} from '../samples/source';

const DISPLAY_NAME = /\bdisplayName: (['"])(.+?)\1/g;

/** Finds names of the admin panel that a source quotes and that the text before it doesn't have. */
export function checkQuotedNames(source: SourceFile): NameFault[] {
  const units = new Map<string, Unit[]>();
  for (const unit of unitsOf(source))
    for (const comment of unit.comments) if (isSource(comment)) units.set(comment, [...(units.get(comment) ?? []), unit]);
  return [...units].flatMap(([comment, [first, ...others]]) => {
    if (!first) return [];
    const text = [first, ...others]
      .map(({spans}) => spans.map((span) => span.text).join(''))
      .join(' ')
      .replace(/\s+/g, ' ');
    return namesIn(comment)
      .filter((name) => !text.includes(name))
      .map((name) => ({
        line: first.line,
        fault: `The source quotes the name "${name}", but the text doesn't have it.`,
        fix: 'Write the name as the admin panel shows it, or quote another text.',
      }));
  });
}

function namesIn(comment: string): string[] {
  try {
    const texts = parseSource(comment).flatMap((quotation) => quotation.texts);
    return texts.flatMap((text) => [...text.matchAll(DISPLAY_NAME)].map(([, , name = '']) => name));
  } catch (error) {
    // The proof reports this error once for the whole note.
    if (error instanceof SourceError) return [];
    throw error;
  }
}
