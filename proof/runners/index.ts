import type {Runner} from '../types';

/** Every runner, in any order: no two take the same sample. */
export const RUNNERS: readonly Runner[] = [];
