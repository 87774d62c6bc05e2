import {oncePerApp} from '../../oncePerApp';
import {SETTINGS_TYPES} from '../config/checkSettings';
import {SCHEMA_TYPES} from '../schema/shapes';
import {createShapeChecker} from './shapeChecker';

/** All allow-lists in one program, because creating one takes seconds. A list whose type the packages don't have throws when it's used. */
export const allowLists = oncePerApp((cmsDir) => createShapeChecker({...SETTINGS_TYPES, ...SCHEMA_TYPES}, cmsDir));
