/**
 * Which folder may import from which: imports only go down. README.md describes the folders, `npm run lint` reports what goes up, and
 * tests/importDirections.test.ts shows each rule with an example.
 */

/** From the top floor to the ground. A folder imports from the floors below its own, and from folders next to it. */
const FLOORS = [['bench', 'tests', 'scripts'], ['proof'], ['plugins'], ['src'], ['packages']];

/** The site's configuration, without the data that writers edit: the build reads `readingOrder.ts` and `redirects.ts`. */
const CONFIGURATION = '^(?:docusaurus\\.config|sidebars)\\.ts$';

/** Features of the browser. All other code uses them through these of their files. */
const FEATURES =
  'analytics|ask-ai|dialog|easter-egg|landing|notices|page-actions|query-builder|route-loading|sample-proof|search';
const OF_A_FEATURE = '(?:index\\.tsx?|page\\.tsx?|format/.*)$';

const inFolders = (folders) => `^(?:${folders.join('|')})/`;

const floors = FLOORS.slice(1).map((folders, index) => ({
  name: `${folders.join('-and-')}-import-no-floor-above`,
  comment: `Code of ${folders.join(' and ')} can't import from ${FLOORS.slice(0, index + 1)
    .flat()
    .join(', ')}, or the site's configuration. Move what both need down.`,
  severity: 'error',
  from: {path: inFolders(folders)},
  to: {path: [inFolders(FLOORS.slice(0, index + 1).flat()), CONFIGURATION]},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floors,
    {
      name: 'configuration-imports-plugins-and-src',
      comment: 'The site is configured with plugins and src alone. Move what it needs there.',
      severity: 'error',
      from: {path: [CONFIGURATION, '^(?:readingOrder|redirects)\\.ts$']},
      to: {path: inFolders(['bench', 'tests', 'scripts', 'proof'])},
    },
    {
      name: 'packages-import-nothing-of-the-site',
      comment: 'Packages work for any docs. Pass what is special about this site as an argument.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: '^[^/]+(?:/|\.ts$)', pathNot: '^(?:packages|node_modules)/', dependencyTypesNot: ['core', 'unknown']},
    },
    {
      name: 'packages-import-no-package-but-the-corpus',
      comment: 'docs-proof imports only the corpus, and the corpus no other package.',
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {path: '^packages/', pathNot: '^packages/(?:$1|corpus)/'},
    },
    {
      name: 'src-imports-what-runs-in-a-browser',
      comment:
        'Of packages, src imports only the parts of the corpus that run in a browser. What the build finds out comes as data, from @generated.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^packages/', pathNot: '^packages/corpus/src/(?:markdown-form[/.]|(?:closest|httpMessage)\\.ts$)'},
    },
    {
      name: 'features-through-their-index',
      comment: 'Use a feature through its index.ts, and export there what others need.',
      severity: 'error',
      from: {path: '^src/([^/]+)/'},
      to: {path: `^src/(?:${FEATURES})/`, pathNot: ['^src/$1/', `^src/(?:${FEATURES})/${OF_A_FEATURE}`]},
    },
    {
      name: 'src-lib-imports-src-site',
      comment: 'src/lib is for all features. It imports from src/site alone.',
      severity: 'error',
      from: {path: '^src/lib/'},
      to: {path: '^src/', pathNot: '^src/(?:lib|site)/'},
    },
    {
      name: 'src-site-imports-nothing',
      comment: 'src/site has constants, and imports nothing else of the site.',
      severity: 'error',
      from: {path: '^src/site/'},
      to: {path: '^src/', pathNot: '^src/site/'},
    },
  ],
  options: {
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: '^(?:build|build-host|node_modules|packages/[^/]+/dist|proof/cms|proof/frontend|plugins/bookshop-download/project|bench/node_modules|\\.)',
    },
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types']},
  },
};
