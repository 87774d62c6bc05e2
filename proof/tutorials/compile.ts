import type {SampleFailure} from '../runners/live/sampleFailure';
import type {Sample} from '../types';
import {lastLines} from './output';
import {isTypeScriptProject, type Project} from './project';
import {runCommands} from './terminal';

/** Compiles a TypeScript project as an editor does, after the page's files were written. */
export async function compileProject(project: Project, written: ReadonlyMap<string, Sample>): Promise<SampleFailure[]> {
  const code = [...written].filter(([file]) => /\.tsx?$/.test(file));
  const [first] = code;
  if (!first || !isTypeScriptProject(project)) return [];
  project.cwd = project.root;
  const {code: status, output} = await runCommands('npx tsc --noEmit --pretty false', project);
  if (status === 0) return [];
  const blamed = code.filter(([file]) => output.includes(`${file}(`));
  return (blamed.length > 0 ? blamed : [first]).map(([file, sample]) => ({
    sample,
    fault: "The project doesn't compile at the end of the tutorial.",
    received: lastLines(
      output
        .split('\n')
        .filter((line) => blamed.length === 0 || line.startsWith(`${file}(`))
        .join('\n'),
    ),
  }));
}
