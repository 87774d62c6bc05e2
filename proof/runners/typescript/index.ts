import {setImmediate} from 'node:timers/promises';
import ts from 'typescript';
import {CMS_DIR, wholeFile} from '../../conventions';
import {afterDeclared} from 'docs-proof/runners/declared';
import {samplesInSection, siblingsOf} from 'docs-proof/runners/siblings';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import type {BookshopRunner} from '../../cms-process/app';
import {createVirtualProgram, type VirtualFile} from './program';
import {isRelevant} from './relevance';
import {isCode, isTypeScript, placeOf, type Place} from './compilerOptions';

export const types: BookshopRunner = {
  name: 'types',
  folder: import.meta.dirname,
  proves: 'compiles with the types of Strapi and of the bookshop',
  takes: (sample) => isCode(sample) && sample.calls === null && sample.appFile === null && isProvenByTypes(sample),
  // Excludes Strapi 4 code, which doesn't need to compile, tutorial steps, which are compiled in their own project, files of the tutorial's
  // website, which Astro builds, and code that is declared to fail, which can fail by its types. A codemod's result is included in any case, because it's never run.
  checksToo: (sample) =>
    isCode(sample) &&
    sample.tutorial === null &&
    sample.hints.runner !== 'frontend' &&
    sample.hints.codemod === undefined &&
    (sample.hints.fails === undefined || sample.hints.after === true),
  prove: async (samples, {samples: all, done}) => {
    // The compiler blocks the event loop, so other runners start their processes first.
    await setImmediate();
    const found = (['server', 'plugin', 'client'] as const).flatMap((place) =>
      check(
        samples.filter((sample) => placeOf(sample) === place),
        place,
        CMS_DIR,
        [...all.values()],
      ),
    );
    for (const {sample} of found) done(sample);
    return found;
  },
};

/** Types don't prove behavior. They only suffice for declarations and for files outside the server. */
function isProvenByTypes({lang, title, text}: Sample): boolean {
  if (title !== null || /^[jt]sx$/.test(lang)) return true;
  return isTypeScript(lang) && isDeclarations(text);
}

function isDeclarations(text: string): boolean {
  const {outputText} = ts.transpileModule(text, {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext},
  });
  return outputText.replace(/^export \{\};?$/m, '').trim() === '';
}

function check(samples: readonly Sample[], place: Place, cmsDir: string, all: readonly Sample[]): Verdict[] {
  if (samples.length === 0) return [];
  const files = new Map(samples.map((sample) => [sample, fileOf(sample, sample)]));
  const siblings = samples.flatMap((sample) =>
    [...siblingsOf(sample, all), ...samplesInSection(sample, all).filter(isPanelFile)].map((other) => fileOf(other, sample)),
  );
  const {program, sourceOf} = createVirtualProgram([...files.values(), ...siblings], place, cmsDir);
  return [...files].map(([sample, file]) => {
    const source = sourceOf(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const failures = diagnostics
      .filter((diagnostic) => isRelevant(diagnostic, sample))
      .map((diagnostic) => toFailure(diagnostic, sample));
    return {sample, failures: afterDeclared(sample, failures, 'It compiles.')};
  });
}

/** Code of the admin panel, whose files import each other: `src/admin/components/ShopLink.tsx`. */
function isPanelFile(sample: Sample): boolean {
  return isCode(sample) && /^src\/(?:plugins\/[^/]+\/)?admin\/\S+\.[jt]sx?$/.test(sample.title ?? '');
}

/** Each sample is a separate project, which includes its siblings' files. */
function fileOf(sample: Sample, owner: Sample): VirtualFile {
  return {project: owner.id, appPath: appPathOf(sample), text: wholeFile(sample).text};
}

function appPathOf(sample: Sample): string {
  const given = sample.appFile ?? sample.title?.replace(/^\.?\//, '');
  if (given && /\.[cm]?[jt]sx?$/.test(given)) return given;
  const ending = {typescript: 'ts', javascript: 'js'}[sample.lang] ?? sample.lang;
  return `sample.${ending}`;
}

function toFailure({file, start, messageText}: ts.Diagnostic, sample: Sample): Failure {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
  const [first = '', ...details] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  return {
    line: sample.line + 1 + Math.max(0, line - wholeFile(sample).linesAbove),
    fault: `It doesn't compile: ${first.replace(/\.?$/, '.')}`,
    ...(details.length > 0 && {received: details.map((detail) => detail.replace(/^ {2}/, '')).join('\n')}),
  };
}
