import path from 'node:path';
import {appFile} from '../samples/kinds';
import type {Sample} from '../types';

/** Files of code that a reader of the sample has: shown in the same section, and not in another tab. */
export function siblingsOf(sample: Sample, samples: readonly Sample[]): Sample[] {
  return besideOf(sample, samples).filter((other) => {
    const file = appFile(other);
    return file !== null && path.extname(file) !== '.json';
  });
}

/** Samples of the same section that are not in another tab than this one. */
export function besideOf(sample: Sample, samples: readonly Sample[]): Sample[] {
  return samples.filter((other) => other !== sample && other.scope === sample.scope && isBeside(other, sample));
}

function isBeside(other: Sample, sample: Sample): boolean {
  return other.variants.every(({group, groupId, value}) =>
    sample.variants.every((tab) => (tab.group !== group && (groupId === null || tab.groupId !== groupId)) || tab.value === value),
  );
}
