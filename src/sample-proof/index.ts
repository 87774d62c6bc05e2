/** Shows which samples are proven, and on which version. */
export type {PageProof, ProofTotals} from './pageProof';
export {BlockSeal} from './BlockSeal';
export {PageSeal} from './PageSeal';
export {readPageProof} from './readPageProof';
export {Seal} from './Seal';
