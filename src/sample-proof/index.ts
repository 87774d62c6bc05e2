/** The door of what pages tell about the proof of their samples. */
export type {PageProof, ProofCount, ProofTotals} from './pageProof';
export {SampleProof} from './SampleProof';
export {readPageProof} from './readPageProof';
