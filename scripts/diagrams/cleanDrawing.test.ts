import {expect, it} from 'vitest';
import {cleanDrawing} from './cleanDrawing';
import {PALETTE} from './mermaidConfig';

const USUAL: Record<string, string> = {
  display: 'inline',
  'dominant-baseline': 'auto',
  fill: PALETTE.text,
  'font-size': '14px',
  'font-style': 'normal',
  'font-weight': '400',
  opacity: '1',
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-width': '1px',
  'text-anchor': 'start',
  visibility: 'visible',
};

function style(changes: Record<string, string> = {}): string {
  return `data-style='${JSON.stringify({...USUAL, ...changes})}'`;
}

const NODE = {fill: PALETTE.node, stroke: PALETTE['node-line']};

function clean(content: string): string {
  const svg = `<svg id="d1" viewBox="0 0 200.04 100" style="max-width: 200px"><style>#d1{}</style>${content}</svg>`;
  const lines = cleanDrawing(svg, {title: 'Flowchart', text: 'A < B.', digest: 'abc'}).split('\n');
  return lines.slice(2).join('').replace('</svg>', '');
}

it('says its size, its title and its description', () => {
  const drawing = cleanDrawing('<svg viewBox="0 0 200.04 100"></svg>', {title: 'Flow', text: 'A < B.', digest: 'abc'});
  expect(drawing).toContain('viewBox="0 0 200 100" width="200" height="100" role="img" aria-label="Flow"');
  expect(drawing).toContain('style="max-width:201px;min-width:min(201px,(157px - 100%)*9999)"');
  expect(drawing).toContain('<desc>A &lt; B.</desc>');
  expect(drawing).toContain('data-made-with="abc"');
});

it('names colors by what they are for, and gives a box its spine', () => {
  expect(
    clean(`<g class="node" transform="translate(10.123, 20)"><rect ${style(NODE)} x="-5" y="0" width="40.06" height="20"/></g>`),
  ).toBe(
    '<g transform="translate(10.1, 20)"><rect x="-5" y="0" width="40.1" height="20" rx="5" fill="var(--diagram-node,#fdfdfe)" stroke="var(--diagram-node-line,#cfcfde)"/><path d="M0 0A5 5 0 0 0 -5 5V15A5 5 0 0 0 0 20Z" fill="var(--diagram-accent,#4945ff)"/></g>',
  );
});

it('tints shapes that are not boxes', () => {
  expect(clean(`<polygon ${style(NODE)} points="5,0 10,5 5,10 0,5"/>`)).toBe(
    '<polygon points="5,0 10,5 5,10 0,5" fill="var(--diagram-tint,#efeeff)" stroke="var(--diagram-tint-line,#c9c7ff)"/>',
  );
});

it('puts a group on a board, and its title in the font of headings', () => {
  const box = {fill: PALETTE.group, stroke: PALETTE['group-line']};
  const drawn = clean(
    `<g class="cluster"><rect ${style(box)} x="0" y="0" width="100" height="50"/><g class="cluster-label"><text ${style()}>Server</text></g></g>`,
  );
  expect(drawn).toContain('<path d="M4 50H96" stroke="var(--diagram-group-line,#cdcddd)" stroke-width="3"');
  expect(drawn).toContain('<g font-family="var(--ifm-heading-font-family,Besley,serif)"><text');
});

it.each([
  ['a rectangle without a size', `<rect ${style(NODE)}/>`],
  ['what is hidden', `<path ${style({...NODE, opacity: '0'})} d="M0 0"/>`],
  ['a shape without colors', `<path ${style({fill: 'none'})} d="M0 0"/>`],
  ['a text without words', `<text ${style()}><tspan class="row" ${style()}></tspan></text>`],
  ['an arrowhead that no line has', `<marker id="d1-unused" ${style()}><path ${style(NODE)} d="M0 0"/></marker>`],
])('leaves out %s', (_what, content) => {
  expect(clean(content)).toBe('');
});

it('draws the arrowheads of lines, and keeps other signs at their ends', () => {
  const line = `<path ${style({fill: 'none', stroke: PALETTE.line})} d="M0 0L9 9" marker-end="url(#d1-pointEnd)"/>`;
  expect(clean(`<marker id="d1-pointEnd" refX="5"><path ${style(NODE)} d="M0 0Z"/></marker>${line}`)).toBe(
    '<marker id="d1-pointEnd" refX="5"><path d="M0 .5 10 5 0 9.5 2.75 5Z" fill="var(--diagram-line,#5b5b78)"/></marker><path d="M0 0L9 9" fill="none" stroke="var(--diagram-line,#5b5b78)" stroke-width="1.5" marker-end="url(#d1-pointEnd)"/>',
  );
  const drawn = clean(
    `<marker id="d1-end" refX="5"><path ${style({fill: 'rgb(91, 91, 120)'})} d="M0 0Z"/></marker><path ${style({fill: 'none', stroke: 'rgb(91, 91, 120)'})} d="M0 0L9 9" marker-end="url(#d1-end)"/>`,
  );
  expect(drawn).toContain('<marker id="d1-end" refX="5"><path d="M0 0Z" fill="var(--diagram-line,#5b5b78)"/></marker>');
  expect(drawn).toContain('marker-end="url(#d1-end)"');
});

it('joins the words of a line, and keeps those that look different', () => {
  const word = (text: string, changes: Record<string, string> = {}): string =>
    `<tspan class="inner" ${style({...changes, 'text-anchor': 'middle'})}>${text}</tspan>`;
  const row = (y: string, content: string): string =>
    `<tspan class="row" x="0" y="${y}" dy="1em" ${style({'text-anchor': 'middle'})}>${content}</tspan>`;
  const text = `<text y="-10" ${style()}>${row('0', word('Your') + word(' files', {'font-weight': '700'}))}${row('1em', word('src'))}</text>`;
  expect(clean(text)).toBe(
    '<text text-anchor="middle"><tspan x="0" y="14">Your<tspan font-weight="700"> files</tspan></tspan> <tspan x="0" y="28">src</tspan></text>',
  );
});

it('makes one path of a box that is drawn as by hand', () => {
  const rough = `<g class="outer-path"><path stroke="none" ${style({fill: NODE.fill})} d="M0 0 C3 0, 6 0, 10 0 L10 5"/><path fill="none" ${style({fill: 'none', stroke: NODE.stroke})} d="M0 0 C3 0, 6 0, 10 0 M0 0 C4 0, 7 0, 10 0"/></g>`;
  expect(clean(rough)).toBe(
    '<path d="M0,0L10,0L10,5Z" fill="var(--diagram-tint,#efeeff)" stroke="var(--diagram-tint-line,#c9c7ff)"/>',
  );
});

it('refuses a color that suits one color mode only, and HTML', () => {
  expect(() => clean(`<circle ${style({fill: 'rgb(255, 0, 0)'})} r="5"/>`)).toThrow('the color #ff0000');
  expect(() => clean('<foreignObject><div>Label</div></foreignObject>')).toThrow('<foreignObject>');
});
