// Loader that replaces the tables that Docusaurus generates with packed ones.

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packTables, propFiles} from './pack.mjs';

const EXPAND = JSON.stringify(fileURLToPath(new URL('expand.mjs', import.meta.url)));
const LOAD_PROPS = JSON.stringify(fileURLToPath(new URL('loadProps.mjs', import.meta.url)));
const NAMES = "'@generated/routesChunkNames'";

/** @type {Record<string, (tables: import('./pack.mjs').Tables, folder: string) => string>} */
const WRITERS = {
  'routesChunkNames.json': ({groups, names}) => `
    import {expandGroups, expandNames} from ${EXPAND};
    export const groups = expandGroups(${JSON.stringify(groups.map((group) => ({...group, paths: group.paths.join('\n')})))});
    export default {...${JSON.stringify(names)}, ...expandNames(groups)};`,

  'routes.js': ({tree}) => `
    import ComponentCreator from '@docusaurus/ComponentCreator';
    import {groups} from ${NAMES};
    import {expandRoutes} from ${EXPAND};
    export default expandRoutes(${JSON.stringify(tree)}, groups, ComponentCreator);`,

  'registry.js': (tables, folder) => {
    const {chunks, groupChunks, groups} = tables;
    const packed = new Set(groupChunks.flat());
    const others = [...chunks].filter(([name]) => !packed.has(name));
    const loaders = groupChunks.map((names, index) =>
      groups[index]?.own === '__props'
        ? `loadProps(${JSON.stringify(propFiles(tables, folder).folder)})`
        : `pick([${names.map((name) => chunks.get(name)?.load).join(',')}])`,
    );
    return `
      import {groups} from ${NAMES};
      import {expandRegistry} from ${EXPAND};
      import {loadProps} from ${LOAD_PROPS};
      const pick = (loaders) => (path, index) => loaders[index];
      export default {
        ${others.map(([name, {load}]) => `${JSON.stringify(name)}: [${load}],`).join('\n')}
        ...expandRegistry(groups, [${loaders.join(',')}]),
      };`;
  },

  'globalData.json': ({globalData}) => `
    import {groups} from ${NAMES};
    import {expandDocs} from ${EXPAND};
    const data = ${JSON.stringify(globalData)};
    const [version] = data['docusaurus-plugin-content-docs'].default.versions;
    version.docs = expandDocs(groups, version.docs);
    export default data;`,
};

/** @this {{resourcePath: string, addDependency: (file: string) => void}} */
export default function routeTablesLoader() {
  const {dir, base} = path.parse(this.resourcePath);
  for (const name of Object.keys(WRITERS)) this.addDependency(path.join(dir, name));
  return WRITERS[base](packTables(dir), dir);
}
