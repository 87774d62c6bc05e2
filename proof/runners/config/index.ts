import path from 'node:path';
import {servicesOf, shownVariables} from 'docs-proof/samples/services';
import {CMS_DIR, wholeFile} from '../../conventions';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import type {BookshopContext, BookshopRunner} from '../../cms-process/app';
import {afterDeclared} from 'docs-proof/runners/declared';
import {samplesInSection, siblingsOf} from 'docs-proof/runners/siblings';
import {allowLists} from '../shapes/allowLists';
import type {ShapeChecker} from '../shapes/shapeChecker';
import {checkSettings, pluginPackages} from './checkSettings';
import {startLoader, type Loader} from './loader';
import {compiledFiles, compiledName, settingsOf, variablesFor, type Settings} from './settingsFiles';

export const config: BookshopRunner = {
  name: 'config',
  folder: import.meta.dirname,
  proves: 'is loaded as configuration, and all of its keys are known',
  takes: (sample) => sample.kind === 'fence' && /^config\//.test(sample.appFile ?? ''),
  async prove(samples, context) {
    const loader = await startLoader(CMS_DIR);
    try {
      const checker = allowLists(CMS_DIR);
      const verdicts: Verdict[] = [];
      const waiting = [...samples];
      const proveAll = async (next: () => Sample | undefined): Promise<void> => {
        for (let sample = next(); sample; sample = next()) {
          const failures = await proveOne(sample, checker, loader, context);
          verdicts.push({sample, failures: afterDeclared(sample, failures, 'It is loaded, and all its keys are known.')});
          context.done(sample);
        }
      };
      // Each starts at another end, so that they seldom wait for the same service: samples that need it are often next to each other.
      await Promise.all([proveAll(() => waiting.shift()), proveAll(() => waiting.pop())]);
      return verdicts;
    } finally {
      loader.stop();
    }
  },
};

async function proveOne(sample: Sample, checker: ShapeChecker, loader: Loader, context: BookshopContext): Promise<Failure[]> {
  const settings = settingsOf(sample);
  if (!settings)
    return [
      {fault: `Strapi does not read "${sample.appFile ?? ''}".`, fix: 'Configuration is in config/ or config/env/<name>/.'},
    ];
  const shown = [sample, ...samplesInSection(sample, [...context.samples.values()])];
  const services = servicesOf([...context.samples.values()].filter(({scope}) => scope === sample.scope));
  const found: Failure[] = [];
  for (const environment of settings.environments)
    found.push(...(await proveIn(environment, settings, sample, checker, loader, context)));
  if (found.length === 0 && (settings.name === 'middlewares' || services.length > 0))
    found.push(...(await proveStart(settings, sample, context, services, shownVariables(shown))));
  return [...new Map(found.map((failure) => [JSON.stringify(failure), failure])).values()];
}

async function proveIn(
  environment: string,
  {file, name}: Settings,
  sample: Sample,
  checker: ShapeChecker,
  loader: Loader,
  {samples}: BookshopContext,
): Promise<Failure[]> {
  const all = [...samples.values()];
  const {value, errors, warnings} = await loader.load({
    files: compiledFiles(sample, all, CMS_DIR),
    variables: variablesFor(sample, all, environment, CMS_DIR),
    name: compiledName(file),
    plugins: name === 'plugins' ? pluginPackages() : {},
  });
  const faults = [...errors, ...warnings].map((received) => ({
    fault: `Strapi does not load it with NODE_ENV=${environment}.`,
    received,
  }));
  return [...faults, ...(value ? checkSettings(name, value, sample, checker) : [])];
}

/** Only a start of the app shows whether a list of middlewares is complete and whether a database can be reached. */
async function proveStart(
  {file}: Settings,
  sample: Sample,
  {samples, withApp, withServices}: BookshopContext,
  names: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Failure[]> {
  const twin = file.replace(/\.(ts|js)$/, (_, ending: string) => (ending === 'ts' ? '.js' : '.ts'));
  // For example, the app's middlewares that the list names.
  const code = siblingsOf(sample, [...samples.values()])
    .map((other) => [other.appFile ?? '', other.text] as const)
    .filter(([name]) => name.startsWith('src/') && path.extname(name) === path.extname(file));
  const files = {...Object.fromEntries(code), [twin]: null, [file]: wholeFile(sample).text};
  const boot = await withApp(async (shop) => {
    if (names.length === 0) return shop.boot({files, env: variables});
    return withServices(names, async ({env}) => {
      const started = await shop.boot({files, env: {...variables, ...env}, seed: false, again: true});
      await shop.close();
      return started;
    });
  });
  return boot.ok ? [] : [{fault: "The app doesn't start with it.", received: boot.error}];
}
