import {expect, it} from 'vitest';
import {readPageProof} from './readPageProof';

it('takes what the build wrote, and nothing else', () => {
  const proof = {version: '5.54.0', samples: 1};
  expect(readPageProof({title: 'A', sampleProof: proof})).toEqual(proof);
  expect(readPageProof({title: 'A'})).toBeNull();
  expect(readPageProof({sampleProof: {...proof, samples: '1'}})).toBeNull();
});
