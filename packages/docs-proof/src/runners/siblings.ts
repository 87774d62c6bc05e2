import path from 'node:path';
import type {Sample} from '../types';

/** Code files that a reader of the sample has: shown in the same section, and not in a different tab. */
export function siblingsOf(sample: Sample, samples: readonly Sample[]): Sample[] {
  return samplesInSection(sample, samples).filter(({appFile}) => appFile !== null && path.extname(appFile) !== '.json');
}

/** Samples in the same section that aren't in a different tab. */
export function samplesInSection(sample: Sample, samples: readonly Sample[]): Sample[] {
  return samples.filter((other) => other !== sample && other.scope === sample.scope && isInSameTabs(other, sample));
}

function isInSameTabs(other: Sample, sample: Sample): boolean {
  return other.variants.every(({group, groupId, value}) =>
    sample.variants.every((tab) => (tab.group !== group && (groupId === null || tab.groupId !== groupId)) || tab.value === value),
  );
}
