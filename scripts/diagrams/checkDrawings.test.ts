import {expect, it} from 'vitest';
import {drawingName, drawingNames, readDrawing} from '../../plugins/fences/diagrams/drawings';
import {checkDrawings, drawingFault, isByHand} from './checkDrawings';
import {findDiagrams} from './fences';

const DIAGRAMS = findDiagrams(process.cwd());

it('names a diagram without a drawing by file and line, and a drawing that no page shows', () => {
  const undrawn = {file: 'docs/cms/new.md', line: 7, text: 'flowchart LR\n  new --> diagram'};
  const [first] = DIAGRAMS;
  const unused = drawingName(first?.text ?? '');
  expect(checkDrawings([undrawn], [unused])).toEqual([
    `docs/cms/new.md:7: the diagram isn't drawn. Run "npm run diagrams" and commit the drawing.`,
    `plugins/fences/diagrams/drawings/${unused}.svg:1: no page shows this drawing. Run "npm run diagrams".`,
  ]);
});

it('keeps drawings by hand, and says what to do with one that no page shows', () => {
  const byHand = DIAGRAMS.filter(({text}) => isByHand(readDrawing(drawingName(text))));
  expect(byHand.map(({file}) => file)).toContain('docs/cms/features/draft-and-publish.mdx');
  expect(byHand.map(({text}) => drawingFault(text))).toEqual(byHand.map(() => null));
  const name = drawingName(byHand[0]?.text ?? '');
  expect(checkDrawings([], [name])).toEqual([expect.stringContaining('drawn by hand: adapt it')]);
});

it('finds the diagrams of the docs and of the test site', () => {
  expect(DIAGRAMS.map(({file}) => file)).toEqual(expect.arrayContaining(['docs/cms/intro.md', 'tests/site/stories/heavy.mdx']));
  expect(drawingNames().length).toBeGreaterThan(0);
});

it('every diagram is drawn, and every drawing is shown', () => {
  expect(checkDrawings(DIAGRAMS, drawingNames())).toEqual([]);
});
