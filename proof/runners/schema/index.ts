import {appFile} from '../../../packages/docs-proof/src/samples/kinds';
import {shownVariables} from '../../../packages/docs-proof/src/samples/services';
import type {Failure, ProofContext, Runner, Sample, Verdict} from '../../types';
import {afterDeclared} from '../../../packages/docs-proof/src/runners/declared';
import {allowLists} from '../shapes/allowLists';
import {samplesInSection} from '../../../packages/docs-proof/src/runners/siblings';
import {checkSchema, type SchemaKind} from './checkSchema';

export const schema: Runner = {
  name: 'schema',
  proves: 'is a schema of known options, with which the app starts',
  takes: (sample) => sample.kind === 'fence' && kindOf(sample) !== null,
  async prove(samples, context) {
    const found = new Map(samples.map((sample) => [sample, checkOne(sample, context)]));
    const faultless = samples.filter((sample) => found.get(sample)?.length === 0);
    // Samples in the same section are started together, those in different tabs separately.
    for (const {files, env, members} of byFiles(faultless, context)) {
      const failures = await start({files, env}, context);
      for (const sample of members) found.set(sample, failures);
    }
    const verdicts = [...found].map(([sample, failures]): Verdict => ({
      sample,
      failures: afterDeclared(sample, failures, 'All its options are known, and the app starts.'),
    }));
    for (const {sample} of verdicts) context.done(sample);
    return verdicts;
  },
};

function kindOf(sample: Sample): SchemaKind | null {
  const file = appFile(sample) ?? '';
  if (/^src\/(?:.*\/)?content-types\/[^/]+\/schema\.json$/.test(file)) return 'content-type';
  return /^src\/components\/[^/]+\/[^/]+\.json$/.test(file) ? 'component' : null;
}

function checkOne(sample: Sample, {cmsDir}: ProofContext): Failure[] {
  const kind = kindOf(sample);
  if (kind === null) return [{fault: `"${appFile(sample) ?? ''}" isn't the path of a schema.`, fix: 'Correct the title.'}];
  try {
    return checkSchema(kind, JSON.parse(sample.text), sample, allowLists(cmsDir));
  } catch (error) {
    if (error instanceof SyntaxError) return [{fault: "It isn't JSON.", received: error.message}];
    throw error;
  }
}

interface Group {
  files: Record<string, string | null>;
  env: Record<string, string>;
  members: Sample[];
}

/** Groups samples that add the same files and variables to the app, including those of their siblings. */
function byFiles(samples: readonly Sample[], context: ProofContext): Group[] {
  const groups = new Map<string, Group>();
  for (const sample of samples) {
    const shown = shownWith(sample, context);
    const files = filesOf(shown);
    const env = shownVariables(shown);
    const key = JSON.stringify([files, env]);
    groups.set(key, {files, env, members: [...(groups.get(key)?.members ?? []), sample]});
  }
  return [...groups.values()];
}

/** The sample and those of its section that a reader has next to it. */
function shownWith(sample: Sample, {samples}: ProofContext): Sample[] {
  const all = [...samples.values()].filter(({hints}) => hints.noProof === undefined);
  return [sample, ...samplesInSection(sample, all)].filter((other) => other.hints.fails === undefined || other === sample);
}

function filesOf(shown: readonly Sample[]): Group['files'] {
  const files = shown.flatMap((other): [string, string | null][] => {
    const file = appFile(other);
    const deleted = other.hints.delete.map((name): [string, null] => [name, null]);
    return file !== null && /^src\//.test(file) ? [...deleted, [file, other.text]] : deleted;
  });
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function start(request: Pick<Group, 'files' | 'env'>, {withBookshop}: ProofContext): Promise<Failure[]> {
  const boot = await withBookshop((shop) => shop.boot(request));
  return boot.ok ? [] : [{fault: "The app doesn't start with it.", received: boot.error}];
}
