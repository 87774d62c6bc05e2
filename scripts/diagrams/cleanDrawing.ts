import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import * as z from 'zod';
import {escapeHtml} from '../../src/lib/escapeHtml';
import type {Description} from './describe';
import {FONT_SIZE, PALETTE, type Role} from './mermaidConfig';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Computed by the browser. */
const styleSchema = z.object({
  display: z.string(),
  'dominant-baseline': z.string(),
  fill: z.string(),
  'font-size': z.string(),
  'font-style': z.string(),
  'font-weight': z.string(),
  opacity: z.string(),
  stroke: z.string(),
  'stroke-dasharray': z.string(),
  'stroke-width': z.string(),
  'text-anchor': z.string(),
  visibility: z.string(),
});

type ShapeStyle = z.infer<typeof styleSchema>;

/** Style properties that `page.mjs` writes into the drawing. */
export const STYLE_PROPERTIES = Object.keys(styleSchema.shape);

type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes that are kept unchanged: positions. */
const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  polyline: ['points'],
};

/** Corner radius of boxes, because Mermaid's have square corners. */
const ROUNDING: Partial<Record<Role, string>> = {node: '5', group: '8', background: '4'};

/** Width of a box's spine, which is the radius of its corners too. */
const SPINE = 5;

/** Our own arrowheads, with the notch of a ribbon, by the ends of the names that Mermaid gives them. */
const ARROWHEADS: Readonly<Record<string, string>> = {
  pointEnd: 'M0 .5 10 5 0 9.5 2.75 5Z',
  pointStart: 'M10 .5 0 5 10 9.5 7.25 5Z',
  arrowhead: 'M0 .5 10 5 0 9.5 2.75 5Z',
};

/** Elements that pages don't need. */
const DROPPED = new Set(['style', 'filter', 'linearGradient', 'symbol', 'title', 'desc']);

const HEADING_FONT = 'var(--ifm-heading-font-family,Besley,serif)';

/** Minimum scale of a drawing: 14 px labels are shown at 11 px. In a box that is narrower than that, it has its full size and scrolls. */
const SMALLEST = 11 / FONT_SIZE;

/**
 * Converts Mermaid's SVG to a small one for pages: without style sheets, classes, and invisible elements, and with variables for colors,
 * so that one drawing works in both color modes.
 *
 * @param svg from `page.mjs`, with the computed style of each element
 * @param details.digest see `settingsDigest`
 * @throws {Error} for content that a page can't show
 */
export function cleanDrawing(svg: string, {title, text, digest}: Description & {digest: string}): string {
  const root = parseFragment(svg).childNodes.find((node) => isElement(node) && node.tagName === 'svg');
  if (!root || !isElement(root)) throw new Error('Mermaid drew no SVG');
  const [x = 0, y = 0, width = 0, height = 0] = (attribute(root, 'viewBox') ?? '').split(/\s+/).map(Number);
  const content = root.childNodes.map((node) => draw(node, svg)).join('');
  const fullWidth = `${Math.ceil(width)}px`;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].map(rounded).join(' '),
    width: rounded(width),
    height: rounded(height),
    role: 'img',
    'aria-label': title,
    fill: colorOf('text'),
    'font-family': 'var(--ifm-font-family-base,Geist,sans-serif)',
    'font-size': String(FONT_SIZE),
    style: `max-width:${fullWidth};min-width:min(${fullWidth},(${Math.floor(width * SMALLEST)}px - 100%)*9999)`,
    'data-made-with': digest,
  };
  return `${tag('svg', attributes, `\n<desc>${escapeHtml(text)}</desc>\n${content}`)}\n`;
}

function draw(node: Node, svg: string): string {
  if (!isElement(node) || DROPPED.has(node.tagName)) return '';
  const geometry = GEOMETRY[node.tagName];
  if (geometry) return shape(node, geometry);
  switch (node.tagName) {
    case 'g':
      return group(node, svg);
    case 'defs':
      return node.childNodes.map((child) => draw(child, svg)).join('');
    case 'marker':
      return marker(node, svg);
    case 'text':
      return label(node);
    default:
      throw new Error(`its drawing has a <${node.tagName}>, which pages can't show. Draw it in another way`);
  }
}

function group(element: Element, svg: string): string {
  const outline = roughOutline(element);
  const content = outline ? shape(outline, ['d']) : element.childNodes.map((child) => draw(child, svg)).join('');
  const attributes = {
    transform: transformOf(element),
    ...(hasClass(element, 'edgeLabel') && {fill: colorOf('line')}),
    ...(hasClass(element, 'cluster-label') && {'font-family': HEADING_FONT}),
  };
  const isPlain = Object.values(attributes).every((value) => value === undefined);
  return content === '' || isPlain ? content : `${tag('g', attributes, content)}\n`;
}

/** Mermaid draws some boxes with its hand-drawn style, but straight: the area, then each line twice. One path is equivalent. */
function roughOutline(element: Element): Element | null {
  const [area, lines, ...others] = element.childNodes.filter(isElement);
  const isRough = area?.tagName === 'path' && lines?.tagName === 'path' && attribute(area, 'stroke') === 'none';
  if (!isRough || others.length > 0) return null;
  const d = corners(attribute(area, 'd') ?? '');
  const style = {...styleOf(lines), fill: styleOf(area).fill};
  return {
    ...area,
    attrs: [
      {name: 'd', value: d},
      {name: 'data-style', value: JSON.stringify(style)},
    ],
  };
}

/** The path between the endpoints of lines and curves, because the curves are straight. */
function corners(d: string): string {
  const ends = d.split(/(?=[MLC])/).map((command) => (command.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(-2).map(Number));
  const points = ends.map(([x = 0, y = 0]) => `${rounded(x)},${rounded(y)}`);
  return `M${points.filter((point, index) => point !== points[index - 1]).join('L')}Z`;
}

function shape(element: Element, geometry: readonly string[]): string {
  const style = styleOf(element);
  const given = Object.fromEntries(geometry.map((name) => [name, shortNumbers(attribute(element, name))]));
  const width = Number.parseFloat(style['stroke-width']);
  const [fill, stroke] = colorsOf(element, style, width);
  const hasSize = element.tagName !== 'rect' || (Number(given.width) > 0 && Number(given.height) > 0);
  if (isHidden(style) || !hasSize || (fill === null && stroke === null)) return '';
  const rounding = element.tagName === 'rect' && !Number(given.rx) && fill !== null ? {rx: ROUNDING[fill]} : {};
  const isLine = fill === null && stroke === 'line';
  const drawn = tag(element.tagName, {
    ...given,
    ...rounding,
    transform: transformOf(element),
    fill: fill === null ? 'none' : colorOf(fill),
    ...(stroke !== null && {
      stroke: colorOf(stroke),
      'stroke-width': isLine ? '1.5' : rounded(width) === '1' ? undefined : rounded(width),
      'stroke-dasharray': dashes(style['stroke-dasharray']),
    }),
    'marker-start': attribute(element, 'marker-start'),
    'marker-end': attribute(element, 'marker-end'),
  });
  return drawn + edge(element, fill);
}

/** Boxes are cards; other shapes, such as people and databases, are tinted. */
function colorsOf({tagName}: Element, style: ShapeStyle, width: number): [fill: Role | null, stroke: Role | null] {
  const fill = roleOf(style.fill);
  const stroke = width === 0 ? null : roleOf(style.stroke);
  const isTinted = fill === 'node' && stroke === 'node-line' && tagName !== 'rect';
  return isTinted ? ['tint', 'tint-line'] : [fill, stroke];
}

/** The spine of a box, or the board of a group, which is a shelf. */
function edge(element: Element, fill: Role | null): string {
  if (element.tagName !== 'rect') return '';
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => lengthOf(element, name));
  const arc = `A${SPINE} ${SPINE} 0 0 0`;
  if (fill === 'node') {
    const d = `M${x + SPINE} ${y}${arc} ${x} ${y + SPINE}V${y + height - SPINE}${arc} ${x + SPINE} ${y + height}Z`;
    return tag('path', {d: shortNumbers(d), fill: colorOf('accent')});
  }
  if (fill === 'group' && isElement(element.parentNode) && hasClass(element.parentNode, 'cluster')) {
    const d = `M${x + 4} ${y + height}H${x + width - 4}`;
    return tag('path', {d: shortNumbers(d), stroke: colorOf('group-line'), 'stroke-width': '3', 'stroke-linecap': 'round'});
  }
  return '';
}

function marker(element: Element, svg: string): string {
  const id = attribute(element, 'id') ?? '';
  if (!svg.includes(`url(#${id})`)) return '';
  const names = ['id', 'viewBox', 'refX', 'refY', 'markerUnits', 'markerWidth', 'markerHeight', 'orient'];
  const attributes = Object.fromEntries(names.map((name) => [name, attribute(element, name)]));
  const own = Object.entries(ARROWHEADS).find(([name]) => id.endsWith(name));
  const content = own
    ? tag('path', {d: own[1], fill: colorOf('line')})
    : element.childNodes.map((child) => draw(child, svg)).join('');
  return tag('marker', attributes, content);
}

/** Around a message that crosses a lifeline. */
const HALO = {stroke: colorOf('background'), 'stroke-width': '6', 'stroke-linejoin': 'round', 'paint-order': 'stroke'};

/** Converts a text, line by line. */
function label(element: Element): string {
  // Mermaid styles a text and its lines differently. The innermost style applies.
  const style = styleOf(firstInnermost(element));
  const inner = element.childNodes.filter(isElement);
  const rows = inner.some((child) => hasClass(child, 'row')) ? inner : [element];
  const lines = rows
    .map((row) => ({
      content: words(row, style),
      x: rounded(lengthOf(row, 'x')),
      y: rounded(lengthOf(row, 'y') + lengthOf(row, 'dy')),
    }))
    .filter(({content}) => content.trim() !== '');
  const [first] = lines;
  if (isHidden(styleOf(element)) || !first) return '';
  const attributes = {
    ...fontOf(style, USUAL_FONT),
    ...(hasClass(element, 'messageText') && HALO),
    transform: transformOf(element),
  };
  if (lines.length === 1) return tag('text', {x: first.x, y: first.y, ...attributes}, first.content);
  // The space separates words when they are copied or read aloud.
  return tag('text', attributes, lines.map(({content, x, y}) => tag('tspan', {x, y}, content)).join(' '));
}

/** The words of a line. Mermaid puts each in its own element, but only words with another style need one. */
function words(node: Node, base: ShapeStyle): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeHtml(node.value);
  if (!isElement(node)) return '';
  const content = node.childNodes.map((child) => words(child, base)).join('');
  const isInnermost = !node.childNodes.some(isElement);
  const font = isInnermost && node.tagName === 'tspan' ? fontOf(styleOf(node), base) : {};
  return Object.values(font).every((value) => value === undefined) ? content : tag('tspan', font, content);
}

function firstInnermost(element: Element): Element {
  const first = element.childNodes.find(isElement);
  return first ? firstInnermost(first) : element;
}

const FONT_PROPERTIES = ['font-size', 'font-style', 'font-weight', 'text-anchor', 'dominant-baseline'] as const;

/** The root's style, which elements inherit. */
const USUAL_FONT: Pick<ShapeStyle, 'fill' | (typeof FONT_PROPERTIES)[number]> = {
  fill: PALETTE.text,
  'font-size': `${FONT_SIZE}px`,
  'font-style': 'normal',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

/** Differences from the surrounding text. */
function fontOf(style: ShapeStyle, base: typeof USUAL_FONT): Attributes {
  const changed = FONT_PROPERTIES.filter((name) => style[name] !== base[name]);
  const font = Object.fromEntries(changed.map((name): [string, string] => [name, style[name].replace('px', '')]));
  const [color, usual] = [roleOf(style.fill) ?? 'text', roleOf(base.fill) ?? 'text'];
  return {...font, ...(color !== usual && {fill: colorOf(color)})};
}

function styleOf(element: Element): ShapeStyle {
  return styleSchema.parse(JSON.parse(attribute(element, 'data-style') ?? '{}'));
}

function isHidden({display, visibility, opacity}: ShapeStyle): boolean {
  return display === 'none' || visibility === 'hidden' || Number(opacity) === 0;
}

/** @throws {Error} for a color that is readable in only one color mode */
function roleOf(color: string): Role | null {
  if (color === 'none' || color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)) return null;
  const hex = color.startsWith('#') ? color : hexOf(color);
  for (const role of ROLES) if (PALETTE[role] === hex) return role;
  throw new Error(
    `its drawing has the color ${hex}, which suits one color mode only. Remove "style", "classDef" and "linkStyle", or name the color in scripts/diagrams/mermaidConfig.ts`,
  );
}

/** Browsers compute colors as `rgb(28, 28, 46)`. */
function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const ROLES: readonly Role[] = ['text', 'line', 'node', 'node-line', 'group', 'group-line', 'note', 'note-line', 'background'];

function colorOf(role: Role): string {
  return `var(--diagram-${role},${PALETTE[role]})`;
}

function transformOf(element: Element): string | undefined {
  const transform = shortNumbers(attribute(element, 'transform'))?.trim();
  return transform === undefined || /^(?:translate\(0(?:, ?0)?\))?$/.test(transform) ? undefined : transform;
}

/** In pixels: Mermaid also writes `1.1em`. */
function lengthOf(element: Element, name: string): number {
  const value = attribute(element, name) ?? '0';
  const fontSize = Number.parseFloat(styleOf(element)['font-size']);
  return Number.parseFloat(value) * (value.endsWith('em') ? fontSize : 1);
}

/** Mermaid writes solid lines as `0` or `1, 0`. */
function dashes(value: string): string | undefined {
  return value === 'none' || /^(?:0(?:px)?|1(?:px)?, 0(?:px)?)$/.test(value) ? undefined : value.replace(/px/g, '');
}

function shortNumbers(value: string | undefined): string | undefined {
  return value?.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => rounded(Number(number)));
}

/** Rounds to a tenth of a pixel, which is finer than what screens show. */
function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}

function tag(name: string, attributes: Attributes, content?: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return content === undefined ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${content}</${name}>`;
}

function isElement(node: Node | DefaultTreeAdapterTypes.ParentNode | null): node is Element {
  return node !== null && 'tagName' in node;
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}
