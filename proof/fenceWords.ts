import {choice, readFenceWords, type FenceWords} from 'docs-corpus/fenceWords';
import {REASONS} from '../plugins/sample-proof/reasons';
import {CALLERS} from './cms-process/app';
import {RUNNER_NAMES} from './runners/names';
import {DATABASES, OTHER_SERVICES} from './services/types';

const VOCABULARY = {
  runner: choice(RUNNER_NAMES),
  noProof: choice(Object.keys(REASONS)),
  as: choice(CALLERS),
  database: choice(DATABASES),
  services: choice(OTHER_SERVICES),
};

/** The words after the language of a fence, or between `proof` and the colon of a note. */
export type Meta = FenceWords<{
  runner: (typeof RUNNER_NAMES)[number];
  noProof: string;
  as: (typeof CALLERS)[number];
  database: (typeof DATABASES)[number];
  services: (typeof OTHER_SERVICES)[number];
}>;

/** Reads them with the values that exist here. Without the runners, which take seconds to load. */
export function parseMeta(meta: string): Meta {
  return readFenceWords(meta, VOCABULARY);
}
