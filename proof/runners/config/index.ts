import path from 'node:path';
import {appFile} from '../../samples/kinds';
import {wholeFile} from '../../samples/wholeFile';
import type {Failure, ProofContext, Runner, Sample, Verdict} from '../../types';
import {afterDeclared} from '../declared';
import {allowLists} from '../shapes/allowLists';
import type {ShapeChecker} from '../shapes/shapeChecker';
import {siblingsOf} from '../siblings';
import {checkSettings, pluginPackages} from './checkSettings';
import {startLoader, type Loader} from './loader';
import {compiledFiles, compiledName, settingsOf, variablesFor, type Settings} from './settings';

export const config: Runner = {
  name: 'config',
  proves: 'is loaded as configuration, and all of its keys are known',
  takes: (sample) => sample.kind === 'fence' && /^config\//.test(appFile(sample) ?? ''),
  async prove(samples, context) {
    const loader = await startLoader(context.cmsDir);
    try {
      const checker = allowLists(context.cmsDir);
      const verdicts: Verdict[] = [];
      for (const sample of samples) {
        const failures = await proveOne(sample, checker, loader, context);
        verdicts.push({sample, failures: afterDeclared(sample, failures, 'It is loaded, and all its keys are known.')});
        context.done(sample);
      }
      return verdicts;
    } finally {
      loader.stop();
    }
  },
};

async function proveOne(sample: Sample, checker: ShapeChecker, loader: Loader, context: ProofContext): Promise<Failure[]> {
  const settings = settingsOf(sample);
  if (!settings)
    return [
      {fault: `Strapi does not read "${appFile(sample) ?? ''}".`, fix: 'Configuration is in config/ or config/env/<name>/.'},
    ];
  const found: Failure[] = [];
  for (const environment of settings.environments)
    found.push(...(await proveIn(environment, settings, sample, checker, loader, context)));
  if (found.length === 0 && settings.name === 'middlewares') found.push(...(await proveStart(settings, sample, context)));
  return [...new Map(found.map((failure) => [JSON.stringify(failure), failure])).values()];
}

async function proveIn(
  environment: string,
  {file, name}: Settings,
  sample: Sample,
  checker: ShapeChecker,
  loader: Loader,
  {cmsDir, samples}: ProofContext,
): Promise<Failure[]> {
  const all = [...samples.values()];
  const {value, errors, warnings} = await loader.load({
    files: compiledFiles(sample, all, cmsDir),
    variables: variablesFor(sample, all, environment, cmsDir),
    name: compiledName(file),
    plugins: name === 'plugins' ? pluginPackages() : {},
  });
  const faults = [...errors, ...warnings].map((received) => ({
    fault: `Strapi does not load it with NODE_ENV=${environment}.`,
    received,
  }));
  return [...faults, ...(value ? checkSettings(name, value, sample, checker) : [])];
}

/** Only a start says whether the list is complete. */
async function proveStart({file}: Settings, sample: Sample, {withBookshop, samples}: ProofContext): Promise<Failure[]> {
  // Such as middlewares of the app, which the list names.
  const code = siblingsOf(sample, [...samples.values()])
    .map((other) => [appFile(other) ?? '', other.text] as const)
    .filter(([name]) => name.startsWith('src/') && path.extname(name) === path.extname(file));
  const twin = file.replace(/\.(ts|js)$/, (_, ending: string) => (ending === 'ts' ? '.js' : '.ts'));
  const boot = await withBookshop((shop) =>
    shop.boot({files: {...Object.fromEntries(code), [twin]: null, [file]: wholeFile(sample).text}}),
  );
  return boot.ok ? [] : [{fault: "The app doesn't start with it.", received: boot.error}];
}
