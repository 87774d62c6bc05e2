export {SampleProof} from './SampleProof';
export {readPageProof} from './readPageProof';
