import {shownVariables} from 'docs-proof/samples/services';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import type {BookshopContext, BookshopRunner} from '../../cms-process/app';
import {afterDeclared} from 'docs-proof/runners/declared';
import {allowLists} from '../shapes/allowLists';
import {samplesInSection} from 'docs-proof/runners/siblings';
import {checkSchema, type SchemaKind} from './checkSchema';
import {CMS_DIR} from '../../conventions';

export const schema: BookshopRunner = {
  name: 'schema',
  folder: import.meta.dirname,
  proves: 'is a schema of known options, with which the app starts',
  takes: (sample) => sample.kind === 'fence' && isSchema(sample),
  async prove(samples, context) {
    const found = new Map(samples.map((sample) => [sample, checkOne(sample)]));
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

/** Whether the sample's file is a schema of a content-type or component. */
export function isSchema(sample: Sample): boolean {
  return kindOf(sample) !== null;
}

function kindOf(sample: Sample): SchemaKind | null {
  const file = sample.appFile ?? '';
  if (/^src\/(?:.*\/)?content-types\/[^/]+\/schema\.json$/.test(file)) return 'content-type';
  return /^src\/components\/[^/]+\/[^/]+\.json$/.test(file) ? 'component' : null;
}

function checkOne(sample: Sample): Failure[] {
  const kind = kindOf(sample);
  if (kind === null) return [{fault: `"${sample.appFile ?? ''}" isn't the path of a schema.`, fix: 'Correct the title.'}];
  try {
    return checkSchema(kind, JSON.parse(sample.text), sample, allowLists(CMS_DIR));
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
function byFiles(samples: readonly Sample[], context: BookshopContext): Group[] {
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
function shownWith(sample: Sample, {samples}: BookshopContext): Sample[] {
  const all = [...samples.values()].filter(({hints}) => hints.noProof === undefined);
  return [sample, ...samplesInSection(sample, all)].filter((other) => other.hints.fails === undefined || other === sample);
}

function filesOf(shown: readonly Sample[]): Group['files'] {
  const files = shown.flatMap((other): [string, string | null][] => {
    const file = other.appFile;
    const deleted = other.hints.delete.map((name): [string, null] => [name, null]);
    return file !== null && /^src\//.test(file) ? [...deleted, [file, other.text]] : deleted;
  });
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function start(request: Pick<Group, 'files' | 'env'>, {withApp}: BookshopContext): Promise<Failure[]> {
  const boot = await withApp((shop) => shop.boot(request));
  return boot.ok ? [] : [{fault: "The app doesn't start with it.", received: boot.error}];
}
