import type {PageProof} from './pageProof';

/** The results that the build added to the page's front matter, or `null` for a page without samples. */
export function readPageProof(frontMatter: object): PageProof | null {
  const proof: unknown = 'sampleProof' in frontMatter ? frontMatter.sampleProof : null;
  if (typeof proof !== 'object' || proof === null || !('version' in proof && 'samples' in proof)) return null;
  const {version, samples} = proof;
  return typeof version === 'string' && typeof samples === 'number' ? {version, samples} : null;
}
