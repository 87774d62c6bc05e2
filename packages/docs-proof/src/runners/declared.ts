import type {Failure, Sample} from '../types';

/**
 * Failures of a sample that declares an error: none if it occurred, otherwise that it didn't, followed by any other errors.
 *
 * @param failures errors that were found
 * @param otherwise what it means if there were no errors: "It compiles."
 */
export function afterDeclared({hints: {fails}}: Sample, failures: readonly Failure[], otherwise: string): readonly Failure[] {
  if (fails === undefined) return failures;
  if (failures.some(({fault, received}) => `${fault}\n${typeof received === 'string' ? received : ''}`.includes(fails)))
    return [];
  const gone = {fault: 'The error that the page declares no longer occurs.', expected: fails};
  return [{...gone, received: failures.length === 0 ? otherwise : 'Other errors.'}, ...failures];
}
