import type {Root} from 'mdast';
import {diagramsIn} from '../diagrams/fences';
import type {Fault} from './finding';

/** The drawings of diagrams, as a check sees them. */
export interface Drawings {
  /** What is wrong with the drawing of a diagram; `null` if nothing is. */
  faultOf: (text: string) => Pick<Fault, 'reason' | 'fix'> | null;
  /** Changes when a drawing does. */
  digest: string;
  /** Whether a fault of a drawing is told. If not, its page is looked at again in the next run all the same. */
  areRequired: boolean;
}

export const NO_DRAWINGS: Drawings = {faultOf: () => null, digest: '', areRequired: false};

/** Every diagram has a drawing. */
export function checkDiagrams(root: Root, {faultOf}: Drawings): Fault[] {
  return diagramsIn(root).flatMap(({text, line}) => {
    const fault = faultOf(text);
    return fault ? [{line, ...fault}] : [];
  });
}
