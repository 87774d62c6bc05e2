import type {Root} from 'mdast';
import {diagramsIn} from '../diagrams/fences';
import type {Fault} from './finding';

/** The drawings of diagrams, as a check uses them. */
export interface Drawings {
  /** The fault of a diagram's drawing, or `null`. */
  faultOf: (text: string) => Pick<Fault, 'reason' | 'fix'> | null;
  /** Changes when a drawing changes. */
  digest: string;
  /** Whether faults of drawings are reported. If not, the page is still checked again in the next run. */
  areRequired: boolean;
}

export const NO_DRAWINGS: Drawings = {faultOf: () => null, digest: '', areRequired: false};

/** Checks that every diagram has a drawing. */
export function checkDiagrams(root: Root, {faultOf}: Drawings): Fault[] {
  return diagramsIn(root).flatMap(({text, line}) => {
    const fault = faultOf(text);
    return fault ? [{line, ...fault}] : [];
  });
}
