import type {MermaidConfig} from 'mermaid';

/** With this width, labels have 11 px on a screen of 370 px. */
const WIDEST = 420;

/** Whether a drawing fits a phone. */
export function isForPhones(drawing: string): boolean {
  return Number(/ width="([\d.]+)"/.exec(drawing)?.[1]) <= WIDEST;
}

/** Whether an upright drawing breaks no word of the first one. */
export function hasWholeWords(upright: string, drawing: string): boolean {
  const whole = new Set(wordsOf(drawing));
  return wordsOf(upright).every((word) => whole.has(word));
}

function wordsOf(drawing: string): string[] {
  return drawing.replace(/<[^>]*>/g, ' ').split(/\s+/);
}

/** The text of a diagram that goes from top to bottom. */
export function textForPhones(text: string, config: MermaidConfig): string {
  const upright = text
    .replace(/^(\s*(?:flowchart|graph)) (?:LR|RL)\b/m, '$1 TB')
    .replace(/^\s*direction .*\n/gm, '')
    .replace(/^\s*subgraph .*$/gm, '$&\n direction TB');
  return `%%{init: ${JSON.stringify(config)}}%%\n${upright}`;
}
