import {namesIn, type CoverageList} from './list';

const CONDITION = '@strapi/admin/dist/server/src/domain/condition/index.d.ts';
const OPERATIONS = '@strapi/permissions/dist/engine/abilities/casl-ability.js';

/** Lists about access to the admin panel. */
export const SIGN_IN_LISTS: readonly CoverageList[] = [
  {
    name: 'rbac.conditions',
    page: 'cms/configurations/guides/rbac',
    column: 'Property',
    source: CONDITION,
    // The id is computed at runtime.
    read: (cmsDir) =>
      namesIn(cmsDir, CONDITION, /^ +(\w+)\??:/gm, /export type Condition = \{([^]*?)\n\};/).filter((name) => name !== 'id'),
  },
  {
    name: 'rbac.operators',
    page: 'cms/configurations/guides/rbac',
    column: 'Operator',
    source: OPERATIONS,
    read: (cmsDir) => namesIn(cmsDir, OPERATIONS, /'(\$\w+)'/g, /const allowedOperations = \[([^\]]*)\]/),
  },
];
