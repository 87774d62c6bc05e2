/** `npm run diagrams`: draws diagrams of the docs that don't have a drawing yet, and removes unused drawings. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DRAWINGS, drawingFile, drawingName, drawingNames, readDrawing} from '../../plugins/fences/diagrams/drawings';
import {drawingFault, isByHand} from './checkDrawings';
import {openPen} from './draw';
import {findDiagrams, type PlacedDiagram} from './fences';

const USAGE = `Usage: npm run diagrams -- [options]

  Draws each Mermaid fence without a current drawing, and removes drawings that no page shows.
  --all    draws every diagram again that wasn't drawn by hand`;

const siteDir = path.resolve(import.meta.dirname, '../..');

async function main(): Promise<{passed: number; failed: number}> {
  const {values} = parseArgs({
    options: {
      all: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const diagrams = findDiagrams(siteDir);
  removeUnused(diagrams);
  return draw(diagrams.filter(({text}) => drawingFault(text) !== null || (values.all && !isDrawnByHand(drawingName(text)))));
}

function removeUnused(diagrams: readonly PlacedDiagram[]): void {
  const used = new Set(diagrams.map(({text}) => drawingName(text)));
  for (const name of drawingNames().filter((candidate) => !used.has(candidate) && !isDrawnByHand(candidate))) {
    rmSync(drawingFile(name));
    console.log(`✓ ${DRAWINGS}/${name}.svg removed: no page shows it`);
  }
}

function isDrawnByHand(name: string): boolean {
  return isByHand(readDrawing(name));
}

async function draw(diagrams: readonly PlacedDiagram[]): Promise<{passed: number; failed: number}> {
  const counts = {passed: 0, failed: 0};
  if (diagrams.length === 0) return counts;
  const pen = await openPen();
  try {
    for (const {file, line, text} of diagrams) {
      try {
        const svg = await pen.draw(text);
        writeFileSync(drawingFile(drawingName(text)), svg);
        console.log(`✓ ${file}:${line}: drawn, ${(svg.length / 1000).toFixed(1)} KB`);
        counts.passed += 1;
      } catch (error) {
        console.log(`✗ ${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
        counts.failed += 1;
      }
    }
  } finally {
    await pen.close();
  }
  return counts;
}

main().then(
  ({passed, failed}) => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  },
);
