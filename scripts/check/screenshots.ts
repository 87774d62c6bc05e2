import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElement, propOf, textProp} from 'docs-corpus/element';
import {readShot} from '../../plugins/corpus/screenshots';
import type {Fault} from './finding';

/** A `<Screenshot>` or a `<Mark>`. */
interface Part {
  kind: 'screenshot' | 'mark';
  /** Name of the screenshot's scene. */
  scene: string;
  /** Count of the screenshot's numbers, or the number of the mark. */
  count: number;
  line: number;
}

/**
 * Checks that a page shows a scene only once, that the number of every `<Mark n={…} />` is in a screenshot of its section (the next one, or the last one if none
 * follows), and that one mark explains every number of a screenshot.
 */
export function checkScreenshots(root: Root): Fault[] {
  const sections = sectionsOf(root);
  return [...sections.flatMap(sectionFaults), ...repeatedScenes(sections.flat())];
}

function sectionsOf(root: Root): Part[][] {
  const sections: Part[][] = [[]];
  visit(root, (node) => {
    if (node.type === 'heading') sections.push([]);
    const part = partOf(node);
    if (part) sections.at(-1)?.push(part);
  });
  return sections;
}

function partOf(node: Nodes): Part | undefined {
  if (!isElement(node)) return undefined;
  const line = node.position?.start.line ?? 1;
  // The rules of the props report invalid numbers and scenes.
  if (node.name === 'Mark') {
    const count = propOf(node, 'n');
    return typeof count === 'number' ? {kind: 'mark', scene: '', count, line} : undefined;
  }
  const scene = textProp(node, 'scene');
  const shot = node.name === 'Screenshot' ? readShot(scene) : null;
  return shot ? {kind: 'screenshot', scene, count: shot.highlights.length, line} : undefined;
}

function sectionFaults(parts: readonly Part[]): Fault[] {
  const numbered = parts.filter(({kind, count}) => kind === 'screenshot' && count > 0);
  const marked = new Map(numbered.map((image) => [image, new Set<number>()]));
  const faults: Fault[] = [];
  for (const [index, mark] of parts.entries()) {
    if (mark.kind !== 'mark') continue;
    const image = numbered.find((candidate) => parts.indexOf(candidate) > index) ?? numbered.at(-1);
    const numbers = image && mark.count <= image.count ? marked.get(image) : undefined;
    if (!numbers) faults.push(strayMark(mark, image));
    else if (numbers.has(mark.count)) faults.push(repeatedMark(mark));
    numbers?.add(mark.count);
  }
  for (const [image, numbers] of marked) {
    const missing = Array.from({length: image.count}, (_, index) => index + 1).filter((number) => !numbers.has(number));
    if (missing.length > 0) faults.push(unexplained(image, missing));
  }
  return faults;
}

function strayMark({count, line}: Part, image: Part | undefined): Fault {
  const reason = image
    ? `the mark ${count} isn't in its screenshot, which has ${image.count} numbers`
    : `the mark ${count} is in a section without a numbered screenshot`;
  return {line, reason, fix: 'Correct the number, put the <Screenshot> into the same section, or remove the mark'};
}

function repeatedMark({count, line}: Part): Fault {
  const reason = `the mark ${count} is in two steps of the same screenshot`;
  return {line, reason, fix: 'Correct the number, or remove one of the marks'};
}

function repeatedScenes(parts: readonly Part[]): Fault[] {
  const images = parts.filter(({kind}) => kind === 'screenshot');
  return images.flatMap(({scene, line}, index) => {
    const first = images.findIndex((image) => image.scene === scene);
    if (first === index) return [];
    const reason = `the screenshot "${scene}" is also on line ${images[first]?.line ?? 1}`;
    return [{line, reason, fix: 'Show another scene, or refer to the first one'}];
  });
}

function unexplained({line}: Part, missing: readonly number[]): Fault {
  const [first = 1] = missing;
  return {
    line,
    reason: `the screenshot has the ${missing.length === 1 ? 'number' : 'numbers'} ${missing.join(', ')}, but no step has a mark for it`,
    fix: `Write <Mark n={${first}} /> after what it points at, or remove the highlight from the scene`,
  };
}
