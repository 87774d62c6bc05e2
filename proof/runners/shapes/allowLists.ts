import {oncePerApp} from '../../oncePerApp';
import {SETTINGS_TYPES} from '../config/checkSettings';
import {SCHEMA_TYPES} from '../schema/shapes';
import {createShapeChecker} from './shapeChecker';

/**
 * All allow-lists in one program, because creating one takes seconds.
 *
 * @throws if a list names a type that the packages no longer have
 */
export const allowLists = oncePerApp((cmsDir) => createShapeChecker({...SETTINGS_TYPES, ...SCHEMA_TYPES}, cmsDir));
