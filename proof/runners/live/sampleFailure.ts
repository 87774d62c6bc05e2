import type {Failure, Sample} from '../../types';

/** A failure and its sample: the call, or the fence with its response. */
export interface SampleFailure extends Failure {
  sample: Sample;
}
