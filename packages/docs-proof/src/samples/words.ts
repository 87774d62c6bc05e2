import {parseMeta, type Meta} from '../../../../proof/samples/hints';
import type {SampleOptions} from './readSamples';

/** Reads the words after the language of a fence. */
export function createWordReader({runners}: Pick<SampleOptions, 'runners'>): (meta: string) => Meta {
  const names = runners.map(({name}) => name);
  return (meta) => parseMeta(meta, names);
}
