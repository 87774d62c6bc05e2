import {createBindings} from '../runners/live/compare';
import type {SampleFailure} from '../runners/live/sampleFailure';
import {callKind} from '../samples/kinds';
import {parsePanel, parseStart, parseSteps, stepWord, type Step} from '../samples/step';
import {isCommandStep, stepFile} from '../samples/tutorials';
import type {Failure, ProofContext, Sample} from '../types';
import {compileProject} from './compile';
import {quickStartFiles} from './contentTypes';
import {editFile, isWatched, moveFile, removeFile, writeFile} from './files';
import {isThere} from './linkTree';
import {lastLines, missingLine, missingText} from './output';
import {openPanel, PanelError, type Panel} from './panel';
import {inLanguage, type Pass} from './passes';
import {createProject, isIgnoredByGit, isTypeScriptProject, placeIn, type Project} from './project';
import {createRequests, type Requests} from './requests';
import {compareFile, compareRows, fileContains} from './look';
import {runCommands, splitServer, startServer, type Server} from './terminal';
import {compareTree, isTree, parseTree} from './tree';

/** What a server prints when it accepts requests. */
const STARTED = 'Strapi started successfully';

/**
 * Runs a tutorial from an empty folder until a step fails.
 *
 * @param say receives the current step, for progress
 * @returns the differences from the page; steps after a failed one also fail
 */
export async function replay(pass: Pass, context: ProofContext, say: (line: string) => void): Promise<SampleFailure[]> {
  const project = await createProject(context.cmsDir);
  const one = new Replay(pass, project, context, say);
  try {
    return await one.run();
  } finally {
    await one.close();
    project.remove();
  }
}

class Replay {
  private readonly requests: Requests;
  private server: Server | null = null;
  private panel: Panel | null = null;
  /** Output of the last command. */
  private output = '';
  /** Length of the server's output at the start of the last step. */
  private seen = 0;
  /** Samples of the files that the page tells the reader to write, by path. */
  private readonly written = new Map<string, Sample>();

  constructor(
    private readonly pass: Pass,
    private readonly project: Project,
    private readonly context: ProofContext,
    private readonly say: (line: string) => void,
  ) {
    const {cmsDir, samples} = context;
    this.requests = createRequests({bindings: createBindings([]), cmsDir, samples});
  }

  async run(): Promise<SampleFailure[]> {
    const {start, steps} = this.pass;
    const all = [start, ...steps];
    for (const [index, sample] of all.entries()) {
      const failures = await this.step(sample);
      this.context.done(sample);
      if (failures.length > 0) return [...failures, ...notReplayed(all.slice(index + 1), sample)];
    }
    return compileProject(this.project, this.written);
  }

  async close(): Promise<void> {
    await this.panel?.close();
    await this.server?.stop();
  }

  private async step(sample: Sample): Promise<SampleFailure[]> {
    this.say(`${sample.file}:${sample.line}`);
    const from = this.server?.output().length ?? 0;
    const failures = await this.perform(sample).catch((error: unknown): Failure[] => {
      const received = error instanceof Error ? error.message : String(error);
      return [
        {fault: error instanceof PanelError ? "The step can't be done in the admin panel." : "The step can't be done.", received},
      ];
    });
    if (sample.kind !== 'step' || stepWord(sample.text) === 'panel') this.seen = sample.lang === 'text' ? this.seen : from;
    return failures.map((failure) => ({sample, ...failure}));
  }

  private async perform(sample: Sample): Promise<readonly (Failure & {sample?: Sample})[]> {
    if (sample.kind === 'step') return this.performComment(sample);
    const failures: Failure[] = [];
    for (const name of sample.hints.delete) failures.push(...(await this.change(name, () => removeFile(this.project, name))));
    const file = stepFile(sample);
    if (file !== null) return [...failures, ...(await this.write(sample, file))];
    if (isCommandStep(sample)) return this.command(sample.text, sample.hints.fails ?? null);
    if (sample.lang === 'text') return this.compareOutput(sample.text);
    // A response is compared together with its request.
    if (sample.requests.length > 0 || callKind(sample) === null) return failures;
    return this.send(sample);
  }

  private async performComment(sample: Sample): Promise<Failure[]> {
    switch (stepWord(sample.text)) {
      case 'tutorial':
        return this.begin(sample.text);
      case 'panel':
        for (const step of parsePanel(sample.text)) await (await this.openedPanel()).run(step);
        return [];
      default:
        for (const step of parseSteps(sample.text)) {
          const failures = await this.hidden(step);
          if (failures.length > 0) return failures;
        }
        return [];
    }
  }

  /** Creates the project that readers start with. */
  private async begin(comment: string): Promise<Failure[]> {
    const {commands, content} = parseStart(comment);
    const failures = await this.command(inLanguage(commands, this.pass.language), null);
    if (failures.length > 0) return failures;
    const language = isTypeScriptProject(this.project) ? 'ts' : 'js';
    for (const name of content)
      for (const [file, text] of Object.entries(quickStartFiles(name, language, content))) writeFile(this.project, file, text);
    return [];
  }

  private async command(text: string, fails: string | null): Promise<Failure[]> {
    const {commands, server} = splitServer(inLanguage(text, this.pass.language));
    const {code, output} = await runCommands(commands, this.project);
    if (commands.trim() !== '') this.output = output;
    const failure = judgeCommand(code, output, fails);
    if (failure) return [failure];
    return server === null ? [] : this.start(server);
  }

  private async start(command: string): Promise<Failure[]> {
    if (this.server)
      return [
        {
          fault: 'A server that the page started earlier is still running in this terminal.',
          fix: 'Tell the reader to stop it, and add {/* step: stop */} there.',
        },
      ];
    this.server = startServer(command, this.project);
    this.seen = 0;
    return this.wait(STARTED, 0, "The server doesn't start.");
  }

  private async wait(text: string, from: number, fault: string): Promise<Failure[]> {
    if (!this.server) return [{fault: 'No server is running here.', fix: 'Show the command that starts one before this step.'}];
    const problem = await this.server.waitFor(text, from);
    return problem === null ? [] : [{fault, received: `${problem}\n${lastLines(this.server.output().slice(from))}`}];
  }

  private compareOutput(shown: string): Failure[] {
    if (isTree(shown)) return this.compareTree(shown);
    const output = this.printed();
    const line = missingLine(shown, output);
    if (line === null) return [];
    return [
      {
        fault: `The line "${line}" isn't in the output.`,
        fix: 'Copy what is printed; … stands for any text.',
        received: lastLines(output),
      },
    ];
  }

  /** Output of the last command and the server up to this point of the page. */
  private printed(): string {
    const output = `${this.output}\n${this.server?.output() ?? ''}`;
    return output.replace(new RegExp(`(?:127\\.0\\.0\\.1|localhost):${this.project.port}`, 'g'), 'localhost:1337');
  }

  private compareTree(shown: string): Failure[] {
    const faults = compareTree(parseTree(shown), this.project.root, (name) => isIgnoredByGit(this.project, name));
    return faults.map(({line, fault}) => ({fault: `${fault} (line ${line + 1} of the drawing)`}));
  }

  private async write(sample: Sample, file: string): Promise<Failure[]> {
    if (sample.hints.generated) return compareFile(this.project, file, sample.text);
    this.written.set(file, sample);
    return this.change(file, () => editFile(this.project, file, sample));
  }

  /** Changes a file. A server that watches it restarts. */
  private async change(file: string, edit: () => void): Promise<Failure[]> {
    const from = this.server?.output().length ?? 0;
    edit();
    if (!this.server || !isWatched(file)) return [];
    return this.wait(STARTED, from, `The server doesn't restart with ${file}.`);
  }

  private async send(sample: Sample): Promise<Failure[]> {
    if (!this.server) return [{fault: 'No server runs when this is sent.', fix: 'Show the command that starts one before it.'}];
    const responses = sample.responses.flatMap((id) => this.context.samples.get(id) ?? []);
    return this.requests.run(sample, responses, `http://127.0.0.1:${this.project.port}`);
  }

  private async openedPanel(): Promise<Panel> {
    const {siteDir} = this.context;
    const {port, root} = this.project;
    this.panel ??= await openPanel({siteDir, port, root, onToken: (token) => this.requests.keepToken(token)});
    return this.panel;
  }

  private async hidden(step: Step): Promise<Failure[]> {
    switch (step.kind) {
      case 'command': {
        if (splitServer(step.command).server !== null) return this.command(step.command, null);
        const {code, output} = await runCommands(step.command, this.project);
        this.output = output;
        const failure = step.fails ? judgeCommand(code, output, '') : judgeCommand(code, output, null);
        return failure ? [failure] : judgeTexts(step.prints, output);
      }
      case 'prints':
        return judgeTexts(step.texts, this.printed());
      case 'wait':
        for (const text of step.texts) {
          const failures = await this.wait(text, this.seen, "The text that the page waits for doesn't appear.");
          if (failures.length > 0) return failures;
        }
        return [];
      case 'stop':
        if (!this.server) return [{fault: 'There is no running server to stop.', fix: 'Remove the step.'}];
        this.output = this.server.output();
        await this.server.stop();
        this.server = null;
        return [];
      case 'exists':
      case 'absent':
        return step.paths
          .filter((name) => isThere(placeIn(this.project, name)) !== (step.kind === 'exists'))
          .map((name) => ({fault: `The project ${step.kind === 'exists' ? 'has no' : 'has'} ${name}.`}));
      case 'contains':
        return fileContains(this.project, step.file, step.texts);
      case 'sql':
        return compareRows(this.project, step.query, step.rows);
      case 'move':
        return this.change(step.to, () => moveFile(this.project, step.from, step.to));
    }
  }
}

/** @param fails text that a failing command must print; `null` for a command that must succeed */
function judgeCommand(code: number, output: string, fails: string | null): Failure | null {
  if (fails === null) return code === 0 ? null : {fault: `The command ends with ${code}.`, received: lastLines(output)};
  if (code === 0) return {fault: 'The command that the page lets fail succeeds.', received: lastLines(output)};
  return missingText([fails], output) === null
    ? null
    : {fault: "The command doesn't fail with the words of the page.", expected: fails, received: lastLines(output)};
}

function judgeTexts(texts: readonly string[], output: string): Failure[] {
  const missing = missingText(texts, output);
  return missing === null ? [] : [{fault: `"${missing}" isn't printed.`, received: lastLines(output)}];
}

/** Steps after a failed one. */
export function notReplayed(steps: readonly Sample[], failed: Sample): SampleFailure[] {
  return steps.map((sample) => ({sample, fault: `It wasn't replayed, because the step in line ${failed.line} failed.`}));
}
