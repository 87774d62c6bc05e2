import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
      'plugins/bookshop-download/project/**',
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
