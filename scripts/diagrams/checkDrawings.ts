import {createHash} from 'node:crypto';
import {DRAWINGS, drawingName, drawingNames, readDrawing} from '../../plugins/fences/diagrams/drawings';
import type {PlacedDiagram} from './fences';
import {settingsDigest} from './mermaidConfig';

const FIX = 'Run "npm run diagrams" and commit the drawing';

/** @returns the fault of a diagram's drawing and the fix, or `null` */
export function drawingFault(text: string): {reason: string; fix: string} | null {
  const drawing = readDrawing(drawingName(text));
  if (drawing === null) return {reason: "the diagram isn't drawn", fix: FIX};
  if (!drawing.includes(`data-made-with="${settingsDigest()}"`))
    return {reason: 'the drawing of the diagram is out of date', fix: FIX};
  return null;
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
      .map((name) => `${DRAWINGS}/${name}.svg:1: no page shows this drawing. Run "npm run diagrams".`),
  ];
}
