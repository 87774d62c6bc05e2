import {choice, readFenceWords, type FenceWords} from 'docs-corpus/fenceWords';
import {isReason, REASONS} from '../../plugins/sample-proof/reasons';
import {DATABASES, OTHER_SERVICES} from '../services/types';
import {CALLERS, type BookshopValues} from '../types';

/** The words after the language of a fence, or between `proof` and the colon of a note. */
export type Meta = FenceWords<BookshopValues>;

/** @param runners valid names for `proof="…"` */
export function parseMeta(meta: string, runners: readonly string[]): Meta {
  return readFenceWords(meta, {
    runner: choice(runners),
    noProof: {values: Object.keys(REASONS), find: (text) => (isReason(text) ? text : undefined)},
    as: choice(CALLERS),
    database: choice(DATABASES),
    services: choice(OTHER_SERVICES),
  });
}
