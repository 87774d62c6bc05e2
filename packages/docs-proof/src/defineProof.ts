import type {Finding} from 'docs-corpus';
import {checkSamples} from './checkSamples';
import {runCommand, type CommandOptions} from './command';
import type {ProofDefinition} from './definition';
import {proveAndRecord, type ProofRequest} from './proveAndRecord';
import type {Counts} from './report/exitWithCounts';
import type {Summary} from './report/summary';
import {readSamples, type SampleSet} from './samples/readSamples';
import type {App} from './subject';

/** The proof of some docs. */
export interface Proof {
  /** Reads the samples. @param isInScope selects pages by file, relative to the root (all by default) */
  read: (isInScope?: (file: string) => boolean) => SampleSet;
  /** Proves samples and records those that hold. */
  prove: (request: ProofRequest) => Promise<Summary>;
  /** Reports samples and statements that differ from the lock, without starting the subject. */
  check: () => Finding[];
  /** Runs the command that writers use, and prints what it finds. */
  run: (args: readonly string[], options?: CommandOptions) => Promise<Counts>;
}

type Optional = 'lock' | 'guide' | 'command';

/** Defines the proof of some docs: their folder, the product that they describe, and what proves their samples. */
export function defineProof<Product extends App>(
  given: Omit<ProofDefinition<Product>, Optional> & Partial<Pick<ProofDefinition<Product>, Optional>>,
): Proof {
  const definition = {
    lock: 'proof.lock.json',
    guide: 'The README of docs-proof',
    command: 'npx docs-proof',
    ...given,
  };
  return {
    read: (isInScope) => readSamples(definition, isInScope),
    prove: (request) => proveAndRecord(definition, request),
    check: () => checkSamples(definition),
    run: (args, options) => runCommand(definition, args, options),
  };
}
