import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MermaidConfig} from 'mermaid';
import mermaidPackage from 'mermaid/package.json';

/** Increase it when `cleanDrawing.ts` changes its output, which makes all drawings outdated. */
const REVISION = 3;

export const FONT = path.resolve(__dirname, '../../src/fonts/geist-5.3.0-latin.woff2');
/** For the titles of groups. */
export const HEADING_FONT = path.resolve(__dirname, '../../src/fonts/besley-5.3.0-text.woff2');
export const FONT_SIZE = 14;

/**
 * The colors of drawings, by purpose. Drawings use them as variables, such as `--diagram-node`, which
 * `src/theme/Mermaid/styles.module.css` sets for both color modes. Print and image viewers show these values.
 */
export const PALETTE = {
  text: '#1c1c2e',
  line: '#5b5b78',
  // Not white, so that it isn't taken for the background.
  node: '#fdfdfe',
  'node-line': '#cfcfde',
  accent: '#4945ff',
  tint: '#efeeff',
  'tint-line': '#c9c7ff',
  group: '#f7f7fb',
  'group-line': '#cdcddd',
  note: '#fff6e5',
  'note-line': '#f0cf96',
  background: '#ffffff',
} as const;

export type Role = keyof typeof PALETTE;

const {text, line, node, group, note, background} = PALETTE;
const nodeLine = PALETTE['node-line'];
const groupLine = PALETTE['group-line'];
const noteLine = PALETTE['note-line'];

/** Sets every color, so that Mermaid doesn't derive others. Labels are SVG text, because not all viewers support HTML in SVG. */
export const MERMAID_CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  deterministicIds: true,
  htmlLabels: false,
  theme: 'base',
  themeCSS: '.cluster-label * {font-family: Besley}',
  fontFamily: 'Geist',
  fontSize: FONT_SIZE,
  flowchart: {
    htmlLabels: false,
    padding: 12,
    nodeSpacing: 28,
    rankSpacing: 28,
    wrappingWidth: 170,
    curve: 'rounded',
    subGraphTitleMargin: {top: 6, bottom: 2},
    useMaxWidth: false,
  },
  state: {useMaxWidth: false, nodeSpacing: 44, rankSpacing: 44, padding: 10},
  sequence: {useMaxWidth: false, mirrorActors: false, height: 44},
  class: {htmlLabels: false, useMaxWidth: false},
  er: {useMaxWidth: false},
  themeVariables: {
    fontFamily: 'Geist',
    fontSize: `${FONT_SIZE}px`,
    background,
    primaryColor: node,
    primaryBorderColor: nodeLine,
    primaryTextColor: text,
    secondaryColor: group,
    secondaryBorderColor: groupLine,
    secondaryTextColor: text,
    tertiaryColor: group,
    tertiaryBorderColor: groupLine,
    tertiaryTextColor: text,
    lineColor: line,
    textColor: text,
    titleColor: text,
    mainBkg: node,
    nodeBorder: nodeLine,
    nodeTextColor: text,
    clusterBkg: group,
    clusterBorder: groupLine,
    edgeLabelBackground: background,
    arrowheadColor: line,
    noteBkgColor: note,
    noteBorderColor: noteLine,
    noteTextColor: text,
    actorBkg: node,
    actorBorder: nodeLine,
    actorTextColor: text,
    actorLineColor: groupLine,
    signalColor: line,
    signalTextColor: text,
    labelBoxBkgColor: group,
    labelBoxBorderColor: groupLine,
    labelTextColor: text,
    loopTextColor: text,
    activationBkgColor: group,
    activationBorderColor: groupLine,
    sequenceNumberColor: background,
    stateBkg: node,
    stateLabelColor: text,
    transitionColor: line,
    transitionLabelColor: text,
    compositeBackground: group,
    compositeTitleBackground: group,
    compositeBorder: groupLine,
    altBackground: group,
    specialStateColor: line,
    innerEndBackground: line,
    labelBackgroundColor: background,
    classText: text,
    relationColor: line,
    relationLabelColor: text,
    relationLabelBackground: background,
    attributeBackgroundColorOdd: background,
    attributeBackgroundColorEven: group,
    rowOdd: background,
    rowEven: group,
  },
};

/** For the second drawing of a wide diagram, from the most airy one to the narrowest. */
export const PHONE_CONFIGS = [
  phoneConfig(140, {nodeSpacing: 16, padding: 12}, {width: 100, actorMargin: 14}),
  phoneConfig(140, {nodeSpacing: 6, padding: 6}, {width: 100, actorMargin: 40}),
  phoneConfig(120, {nodeSpacing: 6, padding: 5}, {width: 90, actorMargin: 60}),
  phoneConfig(100, {nodeSpacing: 6, padding: 5}, {width: 84, actorMargin: 70}),
];

function phoneConfig(
  wrappingWidth: number,
  flowchart: MermaidConfig['flowchart'],
  sequence: MermaidConfig['sequence'],
): MermaidConfig {
  return {
    flowchart: {...flowchart, wrappingWidth, rankSpacing: 24},
    sequence: {...sequence, wrap: true, wrapPadding: 4, diagramMarginX: 4, noteMargin: 6},
  };
}

/** Version of the settings. A drawing with another version is outdated. */
export function settingsDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify([REVISION, mermaidPackage.version, MERMAID_CONFIG, PHONE_CONFIGS]));
  return hash.update(readFileSync(FONT)).update(readFileSync(HEADING_FONT)).digest('hex').slice(0, 8);
}
