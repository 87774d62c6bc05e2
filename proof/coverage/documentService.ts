import {namesIn, type CoverageLists} from './list';

const SERVICE = '@strapi/core/dist/services/document-service';
const SHARED = '@strapi/utils/dist/content-api-constants.js';
const TYPES = '@strapi/types/dist/modules/documents/params/document-engine.d.ts';
const PAGE = 'cms/api/document-service';

/** A key of an object, in shorthand or with a value. */
const KEY = /(?:^|\n)\s*(\w+)(?=[:,\n]|$)/g;
const STRING = /'(\w+)'/g;

export const DOCUMENT_SERVICE_LISTS: CoverageLists = {
  'document-service.methods': {
    page: PAGE,
    column: 'Method',
    source: `${SERVICE}/repository.js, index.js`,
    read: readMethods,
  },
  'document-service.parameters': {
    page: PAGE,
    column: 'Parameter',
    source: `${SHARED}, ${SERVICE}/params.js, ${TYPES}`,
    read: readParameters,
  },
};

/** The methods of `strapi.documents(uid)` and of `strapi.documents` itself. */
function readMethods(cmsDir: string): string[] {
  return [
    ...namesIn(cmsDir, `${SERVICE}/repository.js`, KEY, /\n {4}return \{\n([^{}]*)\n {4}\};\n\};/),
    ...namesIn(cmsDir, `${SERVICE}/index.js`, KEY, /utils: \{([^{}]*)\}/).map((name) => `utils.${name}`),
    ...namesIn(cmsDir, `${SERVICE}/index.js`, KEY, /\n {8}(use: [^\n]*)\n {4}\}\);/),
  ];
}

/** The keys that a call accepts at its root, and those that only the method types declare. */
function readParameters(cmsDir: string): string[] {
  return [
    ...namesIn(cmsDir, SHARED, STRING, /SHARED_QUERY_PARAM_KEYS = \[([\s\S]*?)\];/),
    ...namesIn(cmsDir, `${SERVICE}/params.js`, STRING, /ALLOWED_DOCUMENT_PARAM_KEYS = \[([\s\S]*?)\];/),
    ...namesIn(cmsDir, `${SERVICE}/params.js`, STRING, /ALLOWED_DOCUMENT_ROOT_PARAM_KEYS = \[([\s\S]*?)\];/),
    // `locale:string` is a form of `locale`. Plugins don't add parameters.
    ...namesIn(cmsDir, TYPES, /'(?!plugin')(\w+)[':]/g, /(type FindMany[\s\S]*)/),
    ...namesIn(cmsDir, TYPES, KEY, /& \{\n([^{}]*)\}/),
  ];
}
