/** Shows on pages which samples are proven, and on which version. */
export type {PageProof, ProofCount, ProofTotals} from './pageProof';
export {SampleProof} from './SampleProof';
export {readPageProof} from './readPageProof';
