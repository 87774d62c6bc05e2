import {choice, readFenceWords, type FenceWords} from 'docs-corpus/fenceWords';
import type {SampleOptions} from './readSamples';

export type WordReader = (meta: string) => FenceWords;

/** Reads the words after the language of a fence, and reports values that don't exist. */
export function createWordReader({
  subject,
  runners,
  reasons,
}: Pick<SampleOptions, 'subject' | 'runners' | 'reasons'>): WordReader {
  const {callers, databases = {}, services = {}} = subject;
  const vocabulary = {
    runner: choice<string>(runners.map(({name}) => name)),
    noProof: choice<string>(Object.keys(reasons.samples)),
    as: choice<string>(callers),
    database: choice<string>(Object.keys(databases)),
    services: choice<string>(Object.keys(services)),
  };
  return (meta) => readFenceWords(meta, vocabulary);
}
