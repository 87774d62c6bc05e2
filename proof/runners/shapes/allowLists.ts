import {SETTINGS_TYPES} from '../config/checkSettings';
import {SCHEMA_TYPES} from '../schema/shapes';
import {createShapeChecker, type ShapeChecker} from './shapeChecker';

const checkers = new Map<string, ShapeChecker>();

/**
 * All allow-lists in one program, which takes seconds to make.
 *
 * @throws if a list names a type that the packages no longer have
 */
export function allowLists(cmsDir: string): ShapeChecker {
  const checker = checkers.get(cmsDir) ?? createShapeChecker({...SETTINGS_TYPES, ...SCHEMA_TYPES}, cmsDir);
  checkers.set(cmsDir, checker);
  return checker;
}
