import type {Nodes, Parents} from 'mdast';
import {isCommentNode, type SourceFile} from '../../plugins/corpus';
import {unitsOf} from '../claims/units';
import type {NameFault} from '../names/checkNames';

interface CronTime {
  rule: string;
  hour: number;
  minute: number;
}

/** Five fields, or six that begin with seconds. */
const CRON = /^(?:[\d*,/-]+ ){4,5}[\d*,/#A-Z-]+$/i;

/** Finds times of day, such as 2:30, next to a cron rule that runs at another time: in the same sentence or row, or in the code below. */
export function checkCronWords(source: SourceFile): NameFault[] {
  const within = unitsOf(source).flatMap(({spans}) => {
    const codes = spans.filter(({kind, text}) => kind === 'code' && CRON.test(text));
    const rules = codes.flatMap(({text}) => cronTime(text) ?? []);
    // The text can describe a rule that runs at several times.
    if (rules.length < codes.length) return [];
    return spans.flatMap(({kind, text, line}) => (kind === 'code' ? [] : timeFaults(text, line, rules)));
  });
  return [...within, ...aboveCode(source.root)];
}

/** Only for code with a single rule, because the text can describe any of several. */
function aboveCode(parent: Parents): NameFault[] {
  const shown = parent.children.filter((child) => !isCommentNode(child));
  return shown.flatMap((child: Nodes, index) => {
    const next = shown[index + 1];
    const rules = next ? rulesIn(next) : [];
    const own = child.type === 'paragraph' && new Set(rules.map(({rule}) => rule)).size === 1 ? textFaults(child, rules) : [];
    return [...own, ...('children' in child ? aboveCode(child) : [])];
  });
}

function textFaults({children}: Parents, rules: readonly CronTime[]): NameFault[] {
  return children.flatMap((child: Nodes) => {
    if (child.type === 'text') return timeFaults(child.value, child.position?.start.line ?? 1, rules);
    return 'children' in child ? textFaults(child, rules) : [];
  });
}

function rulesIn(node: Nodes): CronTime[] {
  if (node.type === 'code')
    return [...node.value.matchAll(/(['"])([-\d*/, A-Za-z]+)\1/g)].flatMap(([, , text = '']) => cronTime(text) ?? []);
  const isGroup = node.type === 'mdxJsxFlowElement' && ['Tabs', 'TabItem'].includes(node.name ?? '');
  return isGroup ? node.children.flatMap(rulesIn) : [];
}

/** The time of a rule that runs at one time of the day, in five fields or in six that begin with seconds. */
function cronTime(text: string): CronTime | null {
  const [, minute, hour] =
    /^(?:\d{1,2} )?(\d{1,2}) (\d{1,2}) (?:[\d*,/-]+|L) (?:[\d*,/-]+|[A-Z]{3}) (?:[\d*,/#-]+|[A-Z,-]{3,})$/i.exec(text) ?? [];
  return minute === undefined || hour === undefined ? null : {rule: text, hour: Number(hour), minute: Number(minute)};
}

function timeFaults(text: string, line: number, rules: readonly CronTime[]): NameFault[] {
  if (rules.length === 0) return [];
  return [...text.matchAll(/\b(\d{1,2}):(\d{2})(?!:?\d)(?: ?([ap])\.?m\b)?/gi)].flatMap(([time, hours, minutes, half]) => {
    const isAfternoon = half?.toLowerCase() === 'p';
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
    if (rules.some((rule) => rule.hour === hour && rule.minute === Number(minutes))) return [];
    const [{rule, ...right} = {rule: '', hour: 0, minute: 0}] = rules;
    const shown = `${right.hour}:${String(right.minute).padStart(2, '0')}`;
    return [
      {line, fault: `The text says ${time.trim()}, but \`${rule}\` runs at ${shown}.`, fix: 'Correct the text or the rule.'},
    ];
  });
}
