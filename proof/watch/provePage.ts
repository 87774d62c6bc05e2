import path from 'node:path';
import type {BookshopPool} from '../bookshop/pool';
import {changedSamples} from '../lock';
import {proveAndRecord} from '../proveAndRecord';
import {formatFailure} from '../report/formatFailure';
import {formatSummary} from '../report/summary';
import {RUNNERS} from '../runners';
import {readSamples, samplesInScope} from '../samples/readSamples';
import type {Subject} from '../subject';
import {notProven, type Outcome} from './messages';

interface PageRequest {
  siteDir: string;
  /** Relative to the site. */
  file: string;
  subject: Subject;
  bookshops: BookshopPool;
}

/** Proves the changed samples of a page. An unreadable page, such as one that is half written, is reported. */
export async function provePage({siteDir, file, subject, bookshops}: PageRequest): Promise<Outcome> {
  try {
    const isInScope = (name: string): boolean => name === file;
    const set = readSamples(path.join(siteDir, 'docs'), siteDir, RUNNERS, isInScope);
    const changed = changedSamples(siteDir, samplesInScope(set.samples, isInScope), set, subject);
    const summary = await proveAndRecord({siteDir, set, selected: changed, subject, isInScope, bookshops});
    return {
      proven: summary.proven,
      faults: [
        ...summary.findings.map(({message}) => message),
        ...summary.failed.flatMap(({sample, failures}) => failures.map((failure) => formatFailure(sample, failure))),
      ],
      summary: formatSummary(summary),
    };
  } catch (error) {
    return notProven(error instanceof Error ? error.message : String(error));
  }
}
