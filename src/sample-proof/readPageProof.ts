import type {PageProof, ProofCount} from './pageProof';

/** The results that the build added to the page's front matter, or `null` for a page without samples. */
export function readPageProof(frontMatter: object): PageProof | null {
  const proof: unknown = 'sampleProof' in frontMatter ? frontMatter.sampleProof : null;
  return isPageProof(proof) ? proof : null;
}

function isPageProof(value: unknown): value is PageProof {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && 'samples' in value && 'statements' in value && 'checked' in value && 'unchecked' in value))
    return false;
  if (typeof value.samples !== 'number' || typeof value.statements !== 'number') return false;
  return typeof value.version === 'string' && isCounts(value.checked) && isCounts(value.unchecked);
}

function isCounts(value: unknown): value is ProofCount[] {
  return Array.isArray(value) && value.every(isCount);
}

function isCount(value: unknown): value is ProofCount {
  if (typeof value !== 'object' || value === null || !('count' in value && 'text' in value)) return false;
  return typeof value.count === 'number' && typeof value.text === 'string';
}
