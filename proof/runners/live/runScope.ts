import {appFile} from '../../samples/kinds';
import {servicesOf, shownVariables} from '../../samples/services';
import type {LentServices} from '../../services/types';
import type {Boot, BookshopProcess, BootRequest, ProofContext, Sample, UncalledFunction} from '../../types';
import {createBindings, type Bindings} from './compare';
import {execute, snippetName, type ExecuteOptions} from './execute';
import {checkOutcome} from './checkOutcome';
import type {SampleFailure} from './sampleFailure';
import {actionsOf, passes, type Action, type Alternative, type Scope} from './plan';
import {isReading, changesApp} from './effects';

/** Runs a scope in order, once for each tab that readers can follow, and returns the differences from the page. */
export async function runScope(scope: Scope, shop: BookshopProcess, context: ProofContext): Promise<SampleFailure[]> {
  const names = servicesOf(scope.samples);
  if (names.length === 0) return runPasses(scope, shop, context, null);
  return context.withServices(names, async (services) => {
    try {
      return await runPasses(scope, shop, context, services);
    } finally {
      await shop.close();
    }
  });
}

async function runPasses(
  scope: Scope,
  shop: BookshopProcess,
  context: ProofContext,
  services: LentServices | null,
): Promise<SampleFailure[]> {
  const failures: SampleFailure[] = [];
  for (const samples of passes(scope)) {
    failures.push(...(await new Pass(samples, shop, context, services).run()));
  }
  return failures;
}

/** One path through a scope. */
class Pass {
  private readonly actions: readonly Action[];
  private readonly failures: SampleFailure[] = [];
  private files: Record<string, string | null> = {};
  /** Samples of the app's files, by path. */
  private readonly fileSamples = new Map<string, Sample>();
  /** Samples that were run inside the app, by the name of their code there. */
  private readonly snippets = new Map<string, Sample>();
  private app: Extract<Boot, {ok: true}> | null = null;
  private bindings: Bindings = createBindings([]);
  /** Calls since the last boot or restore, to repeat before an alternative. */
  private history: Alternative[] = [];
  private isAppChanged = false;
  /** Functions that weren't called in any boot so far, by file, line, and name. */
  private uncalled = new Map<string, UncalledFunction>();
  private readonly measured = new Set<string>();

  constructor(
    private readonly samples: readonly Sample[],
    private readonly shop: BookshopProcess,
    private readonly context: ProofContext,
    private readonly services: LentServices | null,
  ) {
    this.actions = actionsOf(samples, context.samples);
  }

  async run(): Promise<SampleFailure[]> {
    for (const [index, action] of this.actions.entries()) {
      if (action.kind === 'files') await this.place(action);
      else if (!(await this.call(action.alternatives))) return [...this.failures, ...this.notRun(this.actions.slice(index))];
    }
    await this.finish();
    return this.failures;
  }

  /** Calls after a failed start. If the page declares the failure, a note that only starts the app is fulfilled. */
  private notRun(actions: readonly Action[]): SampleFailure[] {
    const isDeclared = [...this.fileSamples.values()].some(({hints}) => hints.fails !== undefined);
    return notRun(actions).filter(({sample}) => !isDeclared || sample.kind !== 'note' || sample.text.trim() !== 'boots');
  }

  private async place({files, sample}: Extract<Action, {kind: 'files'}>): Promise<void> {
    await this.noteUncalled();
    this.app = null;
    this.files = {...this.files, ...files};
    const file = appFile(sample);
    if (file !== null) this.fileSamples.set(file, sample);
  }

  /** @returns whether the app is running, so that the next actions can be tried */
  private async call(alternatives: readonly Alternative[]): Promise<boolean> {
    if (!(await this.boot())) return false;
    const [first] = alternatives;
    for (const alternative of alternatives) {
      if (alternative !== first && !alternatives.every(({call}) => isReading(call))) await this.repeatHistory();
      const outcome = await execute(alternative, this.options());
      if (outcome.kind === 'run') this.snippets.set(snippetName(alternative.call), alternative.call);
      this.failures.push(...checkOutcome(alternative, outcome, this.bindings));
      this.isAppChanged ||= changesApp(alternative.call);
      if (outcome.kind === 'error' && !(await this.isAlive())) return false;
    }
    const last = alternatives.at(-1);
    // Calls in a table don't change the content for later calls.
    if (last && last.call.rows === null) this.history.push(last);
    else if (!alternatives.every(({call}) => isReading(call))) await this.repeatHistory();
    return true;
  }

  /** A snippet that times out also ends its process. */
  private async isAlive(): Promise<boolean> {
    try {
      await this.shop.send({method: 'GET', path: '/_health'});
      return true;
    } catch {
      this.app = null;
      return this.boot();
    }
  }

  private async boot(): Promise<boolean> {
    if (this.app) return true;
    const request: BootRequest = {};
    if (Object.keys(this.files).length > 0) request.files = this.files;
    if (this.samples.some(({hints}) => hints.empty)) request.seed = false;
    if (this.isAppChanged || this.services) request.again = true;
    const env = {...shownVariables(this.samples), ...this.services?.env};
    if (Object.keys(env).length > 0) request.env = env;
    if (this.services) {
      // Each start has an empty database, as with SQLite.
      await this.shop.close();
      await this.services.reset();
    }
    const boot = await this.shop.boot(request);
    this.history = [];
    this.isAppChanged = false;
    if (!boot.ok) {
      this.checkBoot(boot.error);
      return false;
    }
    this.app = boot;
    this.bindings = createBindings(boot.documentIds);
    this.checkBoot(null);
    return true;
  }

  /** Errors at startup belong to the app's files, unless they declare them. */
  private checkBoot(error: string | null): void {
    const files = [...this.fileSamples.values()];
    const declared = files.filter(({hints}) => hints.fails !== undefined);
    const received = error?.replace(/\S*bookshop-app-[\w-]+\/(?:dist\/)?/g, '');
    if (declared.length > 0) this.failures.push(...declared.flatMap((sample) => checkStop(sample, received)));
    else if (error !== null) {
      const blamed = files.length > 0 ? files : this.samples.slice(0, 1);
      this.failures.push(...blamed.map((sample) => ({sample, fault: "The app doesn't start with it.", received})));
    }
  }

  /** Returns to the state before the last call. */
  private async repeatHistory(): Promise<void> {
    await this.shop.restore();
    await this.services?.resetOthers();
    this.bindings = createBindings([...this.bindings.fixed]);
    for (const alternative of this.history) checkOutcome(alternative, await execute(alternative, this.options()), this.bindings);
  }

  private options(): ExecuteOptions {
    if (!this.app) throw new Error('A call was made before the boot. Fix runScope().');
    const {shop, bindings, context} = this;
    return {shop, url: this.app.url, bindings, cmsDir: context.cmsDir, samples: context.samples};
  }

  /** Types and a boot don't prove code that no request reaches: `super.nonsense()` compiles. */
  private async finish(): Promise<void> {
    const code = [...this.fileSamples].filter(([file]) => isCode(file));
    const hasCalls = this.actions.some((action, index) => action.kind === 'call' && index > this.lastFile());
    if (code.length > 0 && !hasCalls && (await this.boot())) {
      for (const [, sample] of code)
        this.failures.push({
          sample,
          fault: 'The app starts with it, but nothing after it in its section shows that it works.',
          fix: 'Show a request that needs it, or add a hidden one below it: {/* proof: GET /api/books -> 403 */}.',
        });
    }
    await this.noteUncalled();
    for (const uncalled of this.uncalled.values()) {
      const sample = this.fileSamples.get(uncalled.file);
      if (sample ? hasCalls : uncalled.name !== '')
        this.failures.push(...checkUncalled(sample ?? this.snippets.get(uncalled.file), uncalled));
    }
    // The next scope boots the app again.
    if (this.isAppChanged && !this.services) await this.shop.close();
  }

  private lastFile(): number {
    return this.actions.map(({kind}) => kind).lastIndexOf('files');
  }

  private async noteUncalled(): Promise<void> {
    const files = [...[...this.fileSamples.keys()].filter(isCode), ...this.snippets.keys()];
    if (!this.app || files.length === 0) return;
    const found = new Map((await this.shop.uncalled(files)).map((one) => [`${one.file}:${one.line}:${one.name}`, one]));
    for (const [key, {file}] of [...this.uncalled]) if (files.includes(file) && !found.has(key)) this.uncalled.delete(key);
    for (const [key, one] of found) if (!this.measured.has(one.file)) this.uncalled.set(key, one);
    for (const file of files) this.measured.add(file);
  }
}

/** The app must stop at startup with the error that the page declares. */
function checkStop(sample: Sample, received: string | undefined): SampleFailure[] {
  const expected = sample.hints.fails ?? '';
  if (received?.includes(expected)) return [];
  const fix = 'Remove fails="…", or correct the sample.';
  return received === undefined
    ? [{sample, fault: 'The error that the page declares no longer occurs: the app starts.', fix, expected}]
    : [{sample, fault: "The app stops with an error that isn't the one that the page declares.", fix, expected, received}];
}

/** Calls after a failed start. */
function notRun(actions: readonly Action[]): SampleFailure[] {
  const calls = actions.flatMap((action) => (action.kind === 'call' ? action.alternatives : []));
  return calls.map(({call}) => ({sample: call, fault: "It wasn't run because the app doesn't start."}));
}

/** A function that isn't called could do anything, so it isn't proven. */
function checkUncalled(sample: Sample | undefined, {name, line}: UncalledFunction): SampleFailure[] {
  const word = name === '' ? 'anonymous' : name;
  if (!sample || sample.hints.uncalled.includes(word)) return [];
  const fault = name === '' ? 'A function without a name is never called.' : `\`${name}\` is never called.`;
  const fix = `Call it, show a request that needs it, add a hidden one below, or write uncalled="${word}".`;
  return [{sample, line: sample.line + line, fault, fix}];
}

/** Code that the app calls, as opposed to configuration. */
function isCode(file: string): boolean {
  return /\.[jt]s$/.test(file) && !file.startsWith('config/');
}
