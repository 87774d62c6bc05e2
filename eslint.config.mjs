import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rest of the site uses these folders of src through their index.ts, of the search also page.ts and what the build writes for it. */
const FEATURES = 'analytics|ask-ai|dialog|easter-egg|landing|page-actions|query-builder|route-loading|sample-proof|search';
const TOP = 'proof|scripts|bench|tests|docusaurus\\.config|sidebars';

/** Imports only go down: the config, then proof, scripts, bench and tests, then plugins, then src, then src/lib, then src/site. */
const directions = [
  only('plugins/**', {no: `(?:${TOP})\\b`, message: 'Code of the build uses only plugins, packages, and src.'}),
  only('packages/**', {no: `(?:${TOP}|plugins)\\b`, message: 'Packages use no other part of the site.'}),
  only(
    'src/**',
    {no: `(?:${TOP}|plugins)\\b`, message: 'Code of the browser uses only src.'},
    {
      no: `(?:src/)?(?:${FEATURES})/(?!index$|format$|page$)`,
      message: 'Use a feature through its index.ts.',
    },
  ),
  only('src/lib/**', {no: '(?!(?:src/)?site/)', message: 'src/lib uses only src/site.'}),
  only('src/site/**', {no: '', message: 'src/site uses nothing outside of it.'}),
];

/** @param rules paths from the root, or from any folder above the importing file's, that may not be imported */
function only(folder, ...rules) {
  const patterns = rules.map(({no, message}) => ({regex: `^(?:@site|\\.\\.(?:/\\.\\.)*)/${no}`, message}));
  const imports = patterns.map(({regex, message}) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', String.raw`\/`)}/]`,
    message,
  }));
  return {
    files: [`${folder}/*.{ts,tsx}`],
    // A declared module can't import by a relative path, not even from its own folder.
    ignores: ['**/generated.d.ts'],
    rules: {'no-restricted-imports': ['error', {patterns}], 'no-restricted-syntax': ['error', ...imports]},
  };
}

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'build-host/**',
      'node_modules/**',
      'proof/cms/{node_modules,dist,build,.strapi,types/generated}/**',
      'proof/frontend/**',
      'plugins/bookshop/project/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: {allowDefaultProject: ['eslint.config.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A cleanup or a handler that returns what it calls reads better in one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'It throws on "/faq%". Use src/lib/decodeUrl.ts.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/performance/theme/**'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  ...directions,
  // The app has its own packages, which are installed for the proof alone: without them its types are unknown here, and what comes
  // from Strapi's untyped parts is asserted. "npm run types" in proof/cms checks them.
  {
    files: ['proof/cms/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      // Strapi's own configuration files take what they don't use.
      '@typescript-eslint/no-unused-vars': ['error', {args: 'none'}],
    },
  },
  {
    // Plain Playwright sees nothing of a page's console and network. The fixtures in these files do.
    files: ['tests/**/*.ts'],
    ignores: ['tests/e2e/support/test.ts', 'tests/browsers/test.ts', 'tests/**/playwright.config.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          allowTypeImports: true,
          message: 'Import test and expect from tests/e2e/support/test, which fails on console errors and failed requests.',
        },
      ],
    },
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
