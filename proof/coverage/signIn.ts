import {membersOf} from './declarations';
import {names, type CoverageLists} from './list';

/** Lists about access to the admin panel. */
export const SIGN_IN_LISTS: CoverageLists = {
  'rbac.conditions': {
    page: 'cms/configurations/guides/rbac',
    column: 'Property',
    source: '@strapi/admin/dist/server/src/domain/condition/index.d.ts',
    // The id is computed at runtime.
    read: (cmsDir, source) => membersOf(cmsDir, source, 'Condition').filter((name) => name !== 'id'),
  },
  'rbac.operators': {
    page: 'cms/configurations/guides/rbac',
    column: 'Operator',
    source: '@strapi/permissions/dist/engine/abilities/casl-ability.js',
    read: names(/'(\$\w+)'/g, /const allowedOperations = \[([^\]]*)\]/),
  },
};
