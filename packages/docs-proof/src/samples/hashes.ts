import {createHash} from 'node:crypto';
import type {Sample} from '../types';
import {isEnvFile, servicesOf} from './services';

type Hashable = Omit<Sample, 'hash'>;

/**
 * Hashes the content that a verdict depends on: the sample, its request or responses, and, for samples that are run, the earlier
 * samples that change the app or its content.
 *
 * @param samples all samples of a page, in order
 */
export function hashes(samples: readonly Hashable[]): string[] {
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  return samples.map((sample) => {
    // A tutorial is replayed as a whole.
    if (sample.tutorial !== null) return digest(samples.filter(({tutorial}) => tutorial === sample.tutorial));
    const related = [...sample.requests, ...sample.responses, ...sample.inputs].flatMap((id) => byId.get(id) ?? []);
    const basis = [sample, ...related, ...others(sample, related, samples)];
    return digest(basis);
  });
}

function digest(basis: readonly Hashable[]): string {
  return createHash('sha256')
    .update(JSON.stringify(basis.map(content)))
    .digest('hex')
    .slice(0, 16);
}

function content({kind, lang, title, text, hints}: Hashable): unknown[] {
  return [kind, lang, title, text, hints];
}

function others(sample: Hashable, related: readonly Hashable[], samples: readonly Hashable[]): Hashable[] {
  const isRun = sample.calls !== null || related.some(({calls}) => calls !== null);
  const shapes = shapesApp(sample);
  if (!isRun && !shapes) return [];
  const last = Math.max(...[sample, ...related].map((one) => samples.indexOf(one)));
  return samples.filter((other, index) => {
    if (other.scope !== sample.scope || other === sample || related.includes(other)) return false;
    // Environment variables apply to the whole section.
    if (isEnvFile(other)) return true;
    // A file of the app is proven by the requests after it.
    return (index < last && (shapesApp(other) || changesContent(other))) || (shapes && index > last && other.calls !== null);
  });
}

function shapesApp(sample: Hashable): boolean {
  return sample.appFile !== null || isEnvFile(sample) || sample.hints.delete.length > 0 || servicesOf([sample]).length > 0;
}

function changesContent(sample: Hashable): boolean {
  switch (sample.calls) {
    case null:
      return false;
    case 'http':
    case 'curl':
      return !/^(?:GET|HEAD)\n/.test(sample.request ?? '');
    case 'graphql':
      return !/^(?:query\b|\{)/.test(sample.text);
    default:
      return true;
  }
}
