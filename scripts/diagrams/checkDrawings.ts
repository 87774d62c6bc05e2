import {createHash} from 'node:crypto';
import {DRAWINGS, drawingName, drawingNames, readDrawing} from '../../plugins/fences/diagrams/drawings';
import type {PlacedDiagram} from './fences';
import {settingsDigest} from './mermaidConfig';

/** What `data-made-with` has in a drawing that a person made. */
const BY_HAND = 'data-made-with="hand"';

const FIX = 'Run "npm run diagrams" and commit the drawing';

/** @returns the fault of a diagram's drawing and the fix, or `null` */
export function drawingFault(text: string): {reason: string; fix: string} | null {
  const drawing = readDrawing(drawingName(text));
  if (drawing === null) return {reason: "the diagram isn't drawn", fix: FIX};
  if (!isByHand(drawing) && !drawing.includes(`data-made-with="${settingsDigest()}"`))
    return {reason: 'the drawing of the diagram is out of date', fix: FIX};
  return null;
}

/** Drawings by hand stay as they are until the text of their diagram changes. */
export function isByHand(drawing: string | null): boolean {
  return drawing?.includes(BY_HAND) ?? false;
}

/** Changes when any drawing changes. */
export function drawingsDigest(): string {
  return createHash('sha256')
    .update([settingsDigest(), ...drawingNames().map(readDrawing)].join('\n'))
    .digest('hex');
}

/** One line for each diagram without a current drawing, and for each unused drawing. */
export function checkDrawings(diagrams: readonly PlacedDiagram[], names: readonly string[]): string[] {
  const used = new Set(diagrams.map(({text}) => drawingName(text)));
  return [
    ...diagrams.flatMap(({file, line, text}) => {
      const fault = drawingFault(text);
      return fault ? [`${file}:${line}: ${fault.reason}. ${fault.fix}.`] : [];
    }),
    ...names
      .filter((name) => !used.has(name))
      .map((name) => `${DRAWINGS}/${name}.svg:1: no page shows this drawing. ${unusedFix(name)}.`),
  ];
}

function unusedFix(name: string): string {
  return isByHand(readDrawing(name))
    ? 'It was drawn by hand: adapt it to the text of the diagram that it showed and rename it, or delete it'
    : 'Run "npm run diagrams"';
}
