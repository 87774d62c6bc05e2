import type {DocsOptions} from './docs';
import type {LockPlace} from './lock/lockFile';
import {runnerCode} from './lock/runnerCode';
import type {Validity} from './lock/lock';
import type {SampleOptions} from './samples/readSamples';
import type {StatementOptions} from './statements';
import type {App, Subject} from './subject';
import type {Runner} from './types';

/** Everything that a proof needs to know about the docs and their subject. */
export interface ProofDefinition<Product extends App = App> extends DocsOptions, LockPlace, SampleOptions, StatementOptions {
  subject: Subject<Product>;
  runners: readonly Runner<Product>[];
  reasons: Reasons;
  /** Folders of pages with planted faults, relative to the root. */
  faults?: FaultPages;
  /** `false` for a run that only shows what fails, such as one on another version of Node.js. */
  isRecorded?: boolean;
  /** How writers start the proof, before its arguments: `npm run proof --`. */
  command: string;
}

/** Why samples and statements can't be proven, as shown to readers, by the name that writers use. */
export interface Reasons {
  /** `noProof="output"` on a fence. */
  samples: Readonly<Record<string, string>>;
  /** `noProof: estimate` after a statement. */
  statements: Readonly<Record<string, string>>;
}

export interface FaultPages {
  /** Pages with samples. */
  samples: string;
  /** Pages with statements. */
  statements?: string;
}

/** What the verdicts of this run are valid for. */
export function validityOf<Product extends App>({root, subject, runners}: ProofDefinition<Product>): Validity {
  const {version, node, state, code: shared} = subject;
  return {version, node, state, code: runnerCode({root, runners, shared})};
}
