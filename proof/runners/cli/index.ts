import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {oncePerApp} from '../../oncePerApp';
import {isShell} from 'docs-proof/samples/kinds';
import {commandsOf} from 'docs-proof/samples/shell';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import type {BookshopRunner} from '../../cms-process/app';
import {afterDeclared} from 'docs-proof/runners/declared';
import {checkCommand, type CommandContext} from './checkCommand';
import {readPrograms} from './programs';
import {readCommand, type Call} from './readCommand';
import {checkVariant} from './variants';
import {CMS_DIR} from '../../conventions';

/** Read once, because each program is a process that takes about a second. */
const programsOf = oncePerApp(readPrograms);

export const cli: BookshopRunner = {
  name: 'cli',
  folder: import.meta.dirname,
  proves: 'calls commands and flags that exist, the same for every package manager',
  takes: (sample) => sample.kind !== 'note' && isShell(sample.lang) && sample.title === null && sample.calls === null,
  async prove(samples, {subject: {version}, samples: all, done}) {
    const programs = await programsOf(CMS_DIR);
    const scripts = scriptsOf(path.join(CMS_DIR, 'package.json'));
    const pluginScripts = scriptsOf(path.join(CMS_DIR, 'src/plugins/reading-list/package.json'));
    return samples.map((sample): Verdict => {
      const added = [...all.values()].filter(({file}) => file === sample.file).flatMap(addedScripts);
      const context: CommandContext = {
        programs,
        scripts: new Map([...scripts, ...(ABOUT_PLUGINS.test(sample.file) ? pluginScripts : []), ...added]),
        version,
      };
      const npm = npmVariant(sample, [...all.values()]);
      const failures = [
        ...callsOf(sample).flatMap(({call, line}) => checkCommand(call, context).map((failure) => placed(failure, sample, line))),
        ...(npm ? checkVariant(calls(sample), {sample: npm, calls: calls(npm)}) : []),
      ];
      done(sample);
      // A command that fails in a tutorial fails when the tutorial is replayed.
      const isReplayed = sample.tutorial !== null && sample.hints.fails !== undefined;
      return {sample, failures: isReplayed ? [] : afterDeclared(sample, failures, 'All commands and flags exist.')};
    });
  },
};

function calls(sample: Sample): Call[] {
  return callsOf(sample).map(({call}) => call);
}

/** @returns the calls with their 0-based lines */
function callsOf({text}: Sample): {call: Call; line: number}[] {
  let from = 0;
  return commandsOf(text).map((words) => {
    const start = text.indexOf(words[0] ?? '', from);
    if (start !== -1) from = start;
    return {call: readCommand(words), line: text.slice(0, from).split('\n').length - 1};
  });
}

/** A command in a component is on the component's line. */
function placed(failure: Failure, {kind, line}: Sample, offset: number): Failure {
  return kind === 'fence' ? {...failure, line: line + 1 + offset} : failure;
}

/** The sample in the npm tab at the same position. */
function npmVariant(sample: Sample, samples: readonly Sample[]): Sample | null {
  const tab = sample.variants.find(({groupId}) => groupId === 'package-manager');
  if (!tab || tab.value === 'npm') return null;
  const isNpm = ({variants}: Sample): boolean =>
    variants.some(({group, value, place}) => group === tab.group && value === 'npm' && place === tab.place);
  return samples.find(isNpm) ?? null;
}

/** Scripts that a page adds to the project, such as `npm pkg set scripts.test="vitest run"`. The replay checks what they run. */
function addedScripts({lang, text}: Sample): [string, string[]][] {
  if (!isShell(lang)) return [];
  return [...text.matchAll(/^\s*npm pkg set scripts\.([\w:-]+)=/gm)].map(([, name = '']) => [name, []]);
}

const packageSchema = z.object({scripts: z.record(z.string(), z.string())});

/** Pages whose reader also runs the scripts of a plugin. */
const ABOUT_PLUGINS = /cms\/plugins-development\//;

/** Scripts in a `package.json` that call Strapi, without `npx`. */
function scriptsOf(file: string): Map<string, string[]> {
  const {scripts} = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(scripts).map(([name, script]): [string, string[]] => [
    name,
    script
      .replace(/^npx /, '')
      .replace(/^strapi-plugin /, '@strapi/sdk-plugin ')
      .split(' '),
  ]);
  return new Map(entries.filter(([, [program = '']]) => program === 'strapi' || program.startsWith('@strapi/')));
}
