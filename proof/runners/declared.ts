import type {Failure, Sample} from '../types';

/**
 * What is left to say where the writer declares an error: nothing if it came, that it did not come, or what came besides.
 *
 * @param failures what was found
 * @param otherwise what it means that nothing was found: "It compiles."
 */
export function afterDeclared({hints: {fails}}: Sample, failures: readonly Failure[], otherwise: string): readonly Failure[] {
  if (fails === undefined) return failures;
  if (failures.some(({fault, received}) => `${fault}\n${typeof received === 'string' ? received : ''}`.includes(fails)))
    return [];
  const gone = {fault: 'The error that the page declares no longer occurs.', expected: fails};
  return [{...gone, received: failures.length === 0 ? otherwise : 'Other errors.'}, ...failures];
}
